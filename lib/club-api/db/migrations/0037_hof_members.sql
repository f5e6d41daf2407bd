ALTER TABLE "hof_entries" ADD COLUMN "member_idx" integer;--> statement-breakpoint
ALTER TABLE "hof_entries" ADD CONSTRAINT "hof_entries_club_idx_member_idx_members_club_idx_member_idx_fk" FOREIGN KEY ("club_idx","member_idx") REFERENCES "public"."members"("club_idx","member_idx") ON DELETE no action ON UPDATE no action NOT VALID;--> statement-breakpoint
ALTER TABLE "hof_entries" VALIDATE CONSTRAINT "hof_entries_club_idx_member_idx_members_club_idx_member_idx_fk";
