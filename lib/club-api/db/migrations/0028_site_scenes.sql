CREATE TABLE "site_scenes" (
	"club_idx" integer PRIMARY KEY NOT NULL,
	"terrain" text NOT NULL,
	"building" text NOT NULL,
	"seed" text DEFAULT '' NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"updated_by" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "site_scenes" ADD CONSTRAINT "site_scenes_club_idx_clubs_club_idx_fk" FOREIGN KEY ("club_idx") REFERENCES "public"."clubs"("club_idx") ON DELETE no action ON UPDATE no action;