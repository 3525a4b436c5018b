-- Which sections have their words on the pages of a site in Notion: one code shows all of them.
ALTER TABLE "sites" ADD COLUMN "wordSections" JSONB NOT NULL DEFAULT '[]';
