-- AlterTable
ALTER TABLE "users" ADD COLUMN     "updateMail" BOOLEAN NOT NULL DEFAULT false,
ADD COLUMN     "updateMailAt" TIMESTAMPTZ(3);

-- CreateTable
CREATE TABLE "site_sections" (
    "siteId" TEXT NOT NULL,
    "path" TEXT NOT NULL,
    "sectionId" TEXT NOT NULL,
    "version" TEXT NOT NULL,
    "seenAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "site_sections_pkey" PRIMARY KEY ("siteId","path","sectionId")
);

-- AddForeignKey
ALTER TABLE "site_sections" ADD CONSTRAINT "site_sections_siteId_fkey" FOREIGN KEY ("siteId") REFERENCES "sites"("id") ON DELETE CASCADE ON UPDATE CASCADE;
