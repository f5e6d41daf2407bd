-- Links live for an hour; who made those of the hour before is not known, so they end now.
DELETE FROM "previews";--> statement-breakpoint
ALTER TABLE "previews" ADD COLUMN "admin_idx" integer NOT NULL;--> statement-breakpoint
ALTER TABLE "previews" ADD CONSTRAINT "previews_admin_idx_admins_admin_idx_fk" FOREIGN KEY ("admin_idx") REFERENCES "public"."admins"("admin_idx") ON DELETE cascade ON UPDATE no action;