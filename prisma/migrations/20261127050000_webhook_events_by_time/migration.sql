-- Alone, so that it can be made without a lock on the table (prisma/apply.ts).
CREATE INDEX CONCURRENTLY "webhook_events_receivedAt_idx" ON "webhook_events"("receivedAt");
