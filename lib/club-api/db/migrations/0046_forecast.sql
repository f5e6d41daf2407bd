CREATE TABLE "booking_forecast_days" (
	"club_idx" integer NOT NULL,
	"made_on" date NOT NULL,
	"play_date" date NOT NULL,
	"period" text NOT NULL,
	"bookings" integer NOT NULL,
	"cancels" jsonb,
	"no_shows" jsonb,
	CONSTRAINT "booking_forecast_days_club_idx_made_on_play_date_period_pk" PRIMARY KEY("club_idx","made_on","play_date","period")
);
--> statement-breakpoint
CREATE TABLE "booking_forecasts" (
	"club_idx" integer NOT NULL,
	"made_on" date NOT NULL,
	"fitted_at" timestamp with time zone NOT NULL,
	"report" jsonb NOT NULL,
	CONSTRAINT "booking_forecasts_club_idx_made_on_pk" PRIMARY KEY("club_idx","made_on")
);
--> statement-breakpoint
CREATE TABLE "weather_outlooks" (
	"club_idx" integer NOT NULL,
	"made_on" date NOT NULL,
	"play_date" date NOT NULL,
	"rain" double precision NOT NULL,
	"snow" double precision NOT NULL,
	"temp" double precision NOT NULL,
	"wind" double precision NOT NULL,
	CONSTRAINT "weather_outlooks_club_idx_play_date_made_on_pk" PRIMARY KEY("club_idx","play_date","made_on")
);
--> statement-breakpoint
ALTER TABLE "booking_forecast_days" ADD CONSTRAINT "booking_forecast_days_club_idx_clubs_club_idx_fk" FOREIGN KEY ("club_idx") REFERENCES "public"."clubs"("club_idx") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "booking_forecast_days" ADD CONSTRAINT "booking_forecast_days_club_idx_made_on_booking_forecasts_club_idx_made_on_fk" FOREIGN KEY ("club_idx","made_on") REFERENCES "public"."booking_forecasts"("club_idx","made_on") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "booking_forecasts" ADD CONSTRAINT "booking_forecasts_club_idx_clubs_club_idx_fk" FOREIGN KEY ("club_idx") REFERENCES "public"."clubs"("club_idx") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "weather_outlooks" ADD CONSTRAINT "weather_outlooks_club_idx_clubs_club_idx_fk" FOREIGN KEY ("club_idx") REFERENCES "public"."clubs"("club_idx") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
-- The menu for clubs that were there before it; nobody but an SSADMIN has rights on it until they are given.
INSERT INTO "menus" ("menu_idx", "club_idx", "code", "parent_code", "seo_slug", "texts", "permit", "is_admin_menu",
  "sort_order", "updated_at", "updated_by")
SELECT (SELECT max("menu_idx") FROM "menus") + row_number() OVER (ORDER BY "parent"."club_idx"), "parent"."club_idx",
  '941700', '940000', '/ishm/ops/forecast',
  (SELECT jsonb_object_agg("lang", jsonb_build_object('name', "name", 'seoTag', '', 'seoMeta', '', 'seoKeyword', '',
    'snsTitle', "name", 'snsDesc', ''))
   FROM (VALUES ('en', 'Cancellation forecast'), ('ko', '취소 예측'), ('ja', 'キャンセル予測'), ('zh', '取消预测')) AS "named" ("lang", "name")),
  '3', true, "parent"."sort_order" + 17, "parent"."updated_at", "parent"."updated_by"
FROM "menus" AS "parent"
WHERE "parent"."code" = '940000' AND "parent"."is_admin_menu"
ON CONFLICT DO NOTHING;--> statement-breakpoint
SELECT setval(pg_get_serial_sequence('menus', 'menu_idx'), (SELECT max("menu_idx") FROM "menus"));--> statement-breakpoint
INSERT INTO "codes" ("club_idx", "group_id", "key", "names", "values", "sort_order")
  SELECT "club_idx", 'policyCodes', "code", "added"."names"::jsonb, '{}', max("sort_order") + "place"
  FROM "codes", (VALUES
    ('C0582', '{"en": "Cancellation forecast", "ko": "취소 예측", "ja": "キャンセル予測", "zh": "取消预测"}', 1)
  ) AS "added" ("code", "names", "place")
  WHERE "group_id" = 'policyCodes' GROUP BY "club_idx", "code", "added"."names", "place"
  ON CONFLICT DO NOTHING;--> statement-breakpoint
UPDATE "code_groups" SET "version" = "version" + 1 WHERE "id" = 'policyCodes';--> statement-breakpoint
-- Nothing is computed until the club switches it on.
INSERT INTO "policies" ("club_idx", "code", "name", "value1", "value2", "value3", "value4")
  SELECT "club_idx", "code", "name", "value1", "value2", "value3", "value4" FROM "clubs", (VALUES
    ('C0582', 'Cancellation forecast', 'N', '', '', '')
  ) AS "added" ("code", "name", "value1", "value2", "value3", "value4")
  ON CONFLICT DO NOTHING;
