CREATE TABLE "fee_rules" (
	"club_idx" integer NOT NULL,
	"version_idx" integer NOT NULL,
	"rule_no" integer NOT NULL,
	"member_type" text,
	"day_type" text,
	"week_codes" jsonb,
	"month_from" integer,
	"month_to" integer,
	"period" text,
	"hole_code" text,
	"party_size" integer,
	"amount" numeric NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	CONSTRAINT "fee_rules_club_idx_version_idx_rule_no_pk" PRIMARY KEY("club_idx","version_idx","rule_no")
);
--> statement-breakpoint
CREATE TABLE "fee_versions" (
	"club_idx" integer NOT NULL,
	"version_idx" integer NOT NULL,
	"from_date" date NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "fee_versions_club_idx_version_idx_pk" PRIMARY KEY("club_idx","version_idx")
);
--> statement-breakpoint
CREATE TABLE "service_fee_rules" (
	"club_idx" integer NOT NULL,
	"version_idx" integer NOT NULL,
	"fee_code" text NOT NULL,
	"unit" text NOT NULL,
	"nine_holes" numeric NOT NULL,
	"full_round" numeric NOT NULL,
	CONSTRAINT "service_fee_rules_club_idx_version_idx_fee_code_pk" PRIMARY KEY("club_idx","version_idx","fee_code")
);
--> statement-breakpoint
ALTER TABLE "fee_rules" ADD CONSTRAINT "fee_rules_club_idx_clubs_club_idx_fk" FOREIGN KEY ("club_idx") REFERENCES "public"."clubs"("club_idx") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fee_rules" ADD CONSTRAINT "fee_rules_version_fk" FOREIGN KEY ("club_idx","version_idx") REFERENCES "public"."fee_versions"("club_idx","version_idx") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fee_versions" ADD CONSTRAINT "fee_versions_club_idx_clubs_club_idx_fk" FOREIGN KEY ("club_idx") REFERENCES "public"."clubs"("club_idx") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "service_fee_rules" ADD CONSTRAINT "service_fee_rules_club_idx_clubs_club_idx_fk" FOREIGN KEY ("club_idx") REFERENCES "public"."clubs"("club_idx") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "service_fee_rules" ADD CONSTRAINT "service_fee_rules_version_fk" FOREIGN KEY ("club_idx","version_idx") REFERENCES "public"."fee_versions"("club_idx","version_idx") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
-- What a club has charged so far is its first version, with every amount as it was.
INSERT INTO "fee_versions" ("club_idx", "version_idx", "from_date", "updated_at")
SELECT "club_idx", 1, '2000-01-01', now() FROM (
  SELECT "club_idx" FROM "green_fees" UNION SELECT "club_idx" FROM "service_fees"
) AS priced;--> statement-breakpoint
INSERT INTO "fee_rules" ("club_idx", "version_idx", "rule_no", "member_type", "period", "day_type", "amount")
SELECT "club_idx", 1, row_number() OVER (PARTITION BY "club_idx" ORDER BY "member_type", "period", "day_type"),
  "member_type", "period", "day_type", "amount"
FROM (
  SELECT "club_idx", "member_type", "period", 'WEEKDAY' AS "day_type", "weekday" AS "amount" FROM "green_fees"
  UNION ALL
  SELECT "club_idx", "member_type", "period", 'WEEKEND', "weekend" FROM "green_fees"
) AS priced;--> statement-breakpoint
INSERT INTO "service_fee_rules" ("club_idx", "version_idx", "fee_code", "unit", "nine_holes", "full_round")
SELECT "club_idx", 1, "fee_code", CASE WHEN "fee_code" IN ('40', '50') THEN 'PERSON' ELSE 'TEAM' END,
  "nine_holes", "full_round"
FROM "service_fees";--> statement-breakpoint
DO $$
DECLARE
  fee_table text;
BEGIN
  FOREACH fee_table IN ARRAY ARRAY['fee_versions', 'fee_rules', 'service_fee_rules']
  LOOP
    EXECUTE format('CREATE TRIGGER "raise_rule_version" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON %I
      FOR EACH STATEMENT EXECUTE FUNCTION "raise_rule_version"()', fee_table);
  END LOOP;
END;
$$;
