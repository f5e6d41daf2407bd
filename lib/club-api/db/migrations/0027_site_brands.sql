CREATE TABLE "site_brands" (
	"club_idx" integer PRIMARY KEY NOT NULL,
	"main_color" text,
	"accent_color" text,
	"fonts" text NOT NULL,
	"corner" text NOT NULL,
	"density" text NOT NULL,
	"lines" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"updated_by" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "site_brands" ADD CONSTRAINT "site_brands_club_idx_clubs_club_idx_fk" FOREIGN KEY ("club_idx") REFERENCES "public"."clubs"("club_idx") ON DELETE no action ON UPDATE no action;