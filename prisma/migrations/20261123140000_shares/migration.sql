-- CreateTable
CREATE TABLE "shares" (
    "code" TEXT NOT NULL,
    "userId" TEXT,
    "sectionId" TEXT NOT NULL,
    "product" "Product" NOT NULL,
    "content" JSONB NOT NULL,
    "theme" JSONB NOT NULL,
    "usedAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "shares_pkey" PRIMARY KEY ("code")
);

-- CreateIndex
CREATE INDEX "shares_userId_idx" ON "shares"("userId");

-- CreateIndex
CREATE INDEX "shares_usedAt_idx" ON "shares"("usedAt");

-- AddForeignKey
ALTER TABLE "shares" ADD CONSTRAINT "shares_userId_fkey" FOREIGN KEY ("userId") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;
