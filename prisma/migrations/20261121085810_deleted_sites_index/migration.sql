-- CreateIndex
CREATE INDEX "sites_deletedAt_idx" ON "sites"("deletedAt");
