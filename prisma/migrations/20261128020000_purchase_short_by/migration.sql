-- How far the price of a plan lay below what the plan cost then.
ALTER TABLE "purchases" ADD COLUMN "shortBy" INTEGER NOT NULL DEFAULT 0;
