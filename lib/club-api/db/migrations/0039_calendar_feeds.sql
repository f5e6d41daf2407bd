CREATE TABLE "calendar_feeds" (
	"club_idx" integer NOT NULL,
	"member_idx" integer NOT NULL,
	"token_hash" text NOT NULL,
	"lang" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "calendar_feeds_club_idx_member_idx_pk" PRIMARY KEY("club_idx","member_idx")
);
--> statement-breakpoint
ALTER TABLE "calendar_feeds" ADD CONSTRAINT "calendar_feeds_club_idx_clubs_club_idx_fk" FOREIGN KEY ("club_idx") REFERENCES "public"."clubs"("club_idx") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "calendar_feeds" ADD CONSTRAINT "calendar_feeds_club_idx_member_idx_members_club_idx_member_idx_fk" FOREIGN KEY ("club_idx","member_idx") REFERENCES "public"."members"("club_idx","member_idx") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "calendar_feeds_token" ON "calendar_feeds" USING btree ("club_idx","token_hash");