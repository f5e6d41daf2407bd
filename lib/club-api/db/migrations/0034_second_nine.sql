ALTER TABLE "bookings" ADD COLUMN "turn_time" text;--> statement-breakpoint
ALTER TABLE "tee_templates" ADD COLUMN "lunch_minutes" integer;--> statement-breakpoint
ALTER TABLE "tee_slots" ADD COLUMN "turn_time" text;