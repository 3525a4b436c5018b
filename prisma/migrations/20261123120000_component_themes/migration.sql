-- AlterTable
ALTER TABLE "components" ADD COLUMN     "theme" JSONB NOT NULL DEFAULT '{}';
