CREATE TABLE "tee_plans" (
	"club_idx" integer NOT NULL,
	"from_date" date NOT NULL,
	"saved_at" timestamp with time zone NOT NULL,
	CONSTRAINT "tee_plans_club_idx_from_date_pk" PRIMARY KEY("club_idx","from_date")
);
--> statement-breakpoint
CREATE TABLE "tee_seasons" (
	"club_idx" integer NOT NULL,
	"from_date" date NOT NULL,
	"season_code" text NOT NULL,
	"names" jsonb NOT NULL,
	"from_day" text NOT NULL,
	"to_day" text NOT NULL,
	"sort_order" integer NOT NULL,
	CONSTRAINT "tee_seasons_club_idx_from_date_season_code_pk" PRIMARY KEY("club_idx","from_date","season_code")
);
--> statement-breakpoint
CREATE TABLE "tee_templates" (
	"club_idx" integer NOT NULL,
	"from_date" date NOT NULL,
	"template_no" integer NOT NULL,
	"season_code" text NOT NULL,
	"day_kind" text DEFAULT 'EVERY' NOT NULL,
	"week_codes" text[] DEFAULT '{}' NOT NULL,
	"period" text NOT NULL,
	"first_tee" text NOT NULL,
	"last_tee" text NOT NULL,
	"interval" integer,
	"course_codes" text[] NOT NULL,
	"min_players" integer,
	"max_players" integer,
	"held_percent" integer DEFAULT 0 NOT NULL,
	"held_for" text DEFAULT '90' NOT NULL,
	"member_types" text[] DEFAULT '{}' NOT NULL,
	CONSTRAINT "tee_templates_club_idx_from_date_template_no_pk" PRIMARY KEY("club_idx","from_date","template_no")
);
--> statement-breakpoint
-- The season table becomes the first version of the plan, and no slot changes: a part's last time follows from its number
-- of times and the interval of C0020, and weekends have a row of their own where their interval differs.
INSERT INTO "tee_plans" ("club_idx", "from_date", "saved_at")
SELECT DISTINCT "club_idx", DATE '2000-01-01', now() FROM "season_parts";--> statement-breakpoint
INSERT INTO "tee_seasons" ("club_idx", "from_date", "season_code", "names", "from_day", "to_day", "sort_order")
SELECT "club_idx", DATE '2000-01-01', "season",
	CASE "season" WHEN 'SUMMER' THEN '{"en": "Summer", "ko": "하절기", "ja": "夏季", "zh": "夏季"}'::jsonb
		ELSE '{"en": "Winter", "ko": "동절기", "ja": "冬季", "zh": "冬季"}'::jsonb END,
	to_char(make_date(2028, min("month_from"), 1), 'MM-DD'),
	to_char(make_date(2028, min("month_to"), 1) + interval '1 month - 1 day', 'MM-DD'),
	row_number() OVER (PARTITION BY "club_idx" ORDER BY "season")
FROM "season_parts" GROUP BY "club_idx", "season";--> statement-breakpoint
WITH "intervals" AS (
	SELECT "clubs"."club_idx",
		coalesce(substring("value1" FROM '^\d+')::numeric, 7) AS "weekday",
		coalesce(substring("value2" FROM '^\d+')::numeric, 7) AS "weekend",
		substring("value3" FROM '^\d+')::numeric AS "night"
	FROM "clubs" LEFT JOIN "policies" ON "policies"."club_idx" = "clubs"."club_idx" AND "code" = 'C0020'
), "paced" AS (
	SELECT "season_parts".*,
		CASE WHEN "period" = '3' THEN coalesce("night", "weekday") ELSE "weekday" END AS "on_weekdays",
		CASE WHEN "period" = '3' THEN coalesce("night", "weekend") ELSE "weekend" END AS "on_weekends",
		extract(hour from "first_tee"::time) * 60 + extract(minute from "first_tee"::time) AS "first_minute"
	FROM "season_parts" JOIN "intervals" USING ("club_idx")
), "rows" AS (
	SELECT *, 'EVERY' AS "kind", "on_weekdays" AS "pace" FROM "paced" WHERE "on_weekdays" = "on_weekends"
	UNION ALL SELECT *, 'WEEKDAY', "on_weekdays" FROM "paced" WHERE "on_weekdays" <> "on_weekends"
	UNION ALL SELECT *, 'WEEKEND', "on_weekends" FROM "paced" WHERE "on_weekdays" <> "on_weekends"
)
INSERT INTO "tee_templates" ("club_idx", "from_date", "template_no", "season_code", "day_kind", "period", "first_tee",
	"last_tee", "course_codes")
SELECT "club_idx", DATE '2000-01-01', row_number() OVER (PARTITION BY "club_idx" ORDER BY "season", "period", "kind"),
	"season", "kind", "period", "first_tee",
	to_char(make_interval(mins => ("first_minute" + "pace" * least("slot_count" - 1,
		floor((1439 - "first_minute") / "pace")))::int), 'HH24:MI'),
	"course_codes"
FROM "rows";--> statement-breakpoint
-- Which slots staff squeezed in is on record.
ALTER TABLE "tee_slots" ADD COLUMN "is_squeezed" boolean DEFAULT false NOT NULL;--> statement-breakpoint
UPDATE "tee_slots" SET "is_squeezed" = true FROM "audit_records"
WHERE "audit_records"."club_idx" = "tee_slots"."club_idx" AND "audit_records"."entity" = 'slot'
	AND "audit_records"."action" = 'CREATE' AND "audit_records"."entity_key" = "tee_slots"."sheet_idx"::text;--> statement-breakpoint
DO $$
DECLARE
	rule_table text;
BEGIN
	FOREACH rule_table IN ARRAY ARRAY['tee_plans', 'tee_seasons', 'tee_templates']
	LOOP
		EXECUTE format('CREATE TRIGGER "raise_rule_version" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON %I
			FOR EACH STATEMENT EXECUTE FUNCTION "raise_rule_version"()', rule_table);
	END LOOP;
END;
$$;--> statement-breakpoint
DROP TABLE "season_parts" CASCADE;--> statement-breakpoint
ALTER TABLE "tee_plans" ADD CONSTRAINT "tee_plans_club_idx_clubs_club_idx_fk" FOREIGN KEY ("club_idx") REFERENCES "public"."clubs"("club_idx") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tee_seasons" ADD CONSTRAINT "tee_seasons_club_idx_clubs_club_idx_fk" FOREIGN KEY ("club_idx") REFERENCES "public"."clubs"("club_idx") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tee_seasons" ADD CONSTRAINT "tee_seasons_plan" FOREIGN KEY ("club_idx","from_date") REFERENCES "public"."tee_plans"("club_idx","from_date") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tee_templates" ADD CONSTRAINT "tee_templates_club_idx_clubs_club_idx_fk" FOREIGN KEY ("club_idx") REFERENCES "public"."clubs"("club_idx") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tee_templates" ADD CONSTRAINT "tee_templates_season" FOREIGN KEY ("club_idx","from_date","season_code") REFERENCES "public"."tee_seasons"("club_idx","from_date","season_code") ON DELETE cascade ON UPDATE no action;