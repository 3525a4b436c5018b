-- AlterTable
ALTER TABLE "form_submissions" ADD COLUMN     "digest" TEXT NOT NULL DEFAULT '',
ADD COLUMN     "origin" TEXT NOT NULL DEFAULT '',
ALTER COLUMN "fields" SET DATA TYPE JSON;
