ALTER TABLE "site_infos" ALTER COLUMN "opening_date" DROP NOT NULL;--> statement-breakpoint
-- A club made from a preset had this day, which nobody had said.
UPDATE "site_infos" SET "opening_date" = NULL WHERE "opening_date" = '1900-01-01';
