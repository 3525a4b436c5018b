-- AlterTable
ALTER TABLE "purchases" ADD COLUMN     "invoiceNumber" TEXT,
ADD COLUMN     "tax" INTEGER NOT NULL DEFAULT 0;

-- CreateIndex
CREATE INDEX "purchases_paddleCustomerId_idx" ON "purchases"("paddleCustomerId");
