-- AlterTable
ALTER TABLE "components" ADD COLUMN     "name" TEXT NOT NULL DEFAULT '';
