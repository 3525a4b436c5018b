-- DropIndex
DROP INDEX "components_userId_idx";

-- AlterTable
ALTER TABLE "components" DROP CONSTRAINT "components_pkey",
ADD CONSTRAINT "components_pkey" PRIMARY KEY ("userId", "id");
