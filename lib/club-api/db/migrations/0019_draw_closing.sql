ALTER TABLE "draw_posts" ADD COLUMN "closed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "draw_posts" ADD COLUMN "closing_hash" text;--> statement-breakpoint
ALTER TABLE "draw_posts" ADD COLUMN "beacon_chain" jsonb;