-- AlterTable
ALTER TABLE "purchases" ADD COLUMN     "formerUserId" TEXT;

-- AlterTable
ALTER TABLE "users" ADD COLUMN     "addressTaken" BOOLEAN NOT NULL DEFAULT false;

-- CreateTable
CREATE TABLE "sessions" (
    "id" TEXT NOT NULL,
    "userId" TEXT NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "expiresAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "sessions_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "former_accounts" (
    "proof" TEXT NOT NULL,
    "userId" TEXT NOT NULL,

    CONSTRAINT "former_accounts_pkey" PRIMARY KEY ("proof","userId")
);

-- CreateIndex
CREATE INDEX "sessions_userId_idx" ON "sessions"("userId");

-- CreateIndex
CREATE INDEX "sessions_expiresAt_idx" ON "sessions"("expiresAt");

-- CreateIndex
CREATE INDEX "former_accounts_userId_idx" ON "former_accounts"("userId");

-- CreateIndex
CREATE INDEX "purchases_formerUserId_idx" ON "purchases"("formerUserId");

-- AddForeignKey
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_userId_fkey" FOREIGN KEY ("userId") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- A session that ends says so to the open streams of its user. The function serves any table with a "userId".
CREATE TRIGGER sessions_notify_user_changed
AFTER DELETE ON "sessions"
FOR EACH ROW EXECUTE FUNCTION notify_purchase_changed();

-- Purchases of accounts deleted before: the payment's events still name the user who is gone.
UPDATE "purchases" AS purchase
SET "formerUserId" = payment.uid
FROM (
  SELECT DISTINCT ON ("transactionId") "transactionId", payload #>> '{data,custom_data,uid}' AS uid
  FROM "webhook_events"
  WHERE "transactionId" IS NOT NULL AND length(payload #>> '{data,custom_data,uid}') BETWEEN 1 AND 100
  ORDER BY "transactionId", "occurredAt"
) AS payment
WHERE purchase."transactionId" = payment."transactionId"
  AND purchase."userId" IS NULL
  AND NOT EXISTS (SELECT 1 FROM "users" WHERE "id" = payment.uid);
