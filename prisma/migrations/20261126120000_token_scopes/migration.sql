-- CreateEnum
CREATE TYPE "TokenScope" AS ENUM ('functions', 'install');

-- AlterTable
ALTER TABLE "api_tokens" ADD COLUMN     "scope" "TokenScope" NOT NULL DEFAULT 'functions';
