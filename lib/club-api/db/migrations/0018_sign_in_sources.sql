-- Codes live three minutes: whoever waits for one asks again. Locks of accounts by tries from anywhere are no more.
DELETE FROM "certifications";--> statement-breakpoint
DELETE FROM "login_tries";--> statement-breakpoint
CREATE TABLE "login_paces" (
	"account_hash" text PRIMARY KEY NOT NULL,
	"spent_until" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "certifications" ADD COLUMN "handle_hash" text NOT NULL;--> statement-breakpoint
ALTER TABLE "certifications" ADD COLUMN "source" text NOT NULL;--> statement-breakpoint
ALTER TABLE "login_tries" ADD COLUMN "account_hash" text NOT NULL;--> statement-breakpoint
CREATE INDEX "login_paces_spent" ON "login_paces" USING btree ("spent_until");--> statement-breakpoint
CREATE INDEX "login_tries_account" ON "login_tries" USING btree ("account_hash");--> statement-breakpoint
ALTER TABLE "certifications" DROP COLUMN "address";--> statement-breakpoint
ALTER TABLE "certifications" ADD CONSTRAINT "certifications_handle_hash_unique" UNIQUE("handle_hash");