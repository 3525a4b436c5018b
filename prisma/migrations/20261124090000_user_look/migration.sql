-- AlterTable
ALTER TABLE "users" ADD COLUMN     "look" JSONB NOT NULL DEFAULT '{}';
