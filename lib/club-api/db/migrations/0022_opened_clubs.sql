ALTER TABLE "clubs" ADD COLUMN "opened_at" timestamp with time zone;--> statement-breakpoint
UPDATE "clubs" SET "opened_at" = "created_at";
