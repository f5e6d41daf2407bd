-- What clubs have typed into overrides of interface texts becomes records; the overrides then go.
INSERT INTO "club_words" ("club_idx", "texts", "version", "updated_at", "updated_by")
SELECT "club_idx", jsonb_object_agg("lang", "words"), 1, now(), 'migration'
FROM (
  SELECT "typed"."club_idx", "typed"."lang",
    '{"homeTitle": "", "homeLead": "", "coursesTitle": "", "foodTitle": "", "foodLead": "", "greetingLead": "",
      "greetingText": "", "signature": ""}'::jsonb || jsonb_object_agg("fields"."field", "typed"."msg") AS "words"
  FROM "i18n_messages" AS "typed"
  JOIN (VALUES ('home.hero.title', 'homeTitle'), ('home.hero.lead', 'homeLead'),
    ('home.courses.title', 'coursesTitle'), ('home.food.title', 'foodTitle'), ('home.food.lead', 'foodLead'),
    ('club.greeting.lead', 'greetingLead'), ('club.greeting.text', 'greetingText')) AS "fields" ("code", "field")
    ON "fields"."code" = "typed"."code"
  WHERE "typed"."club_idx" IS NOT NULL AND btrim("typed"."msg") <> ''
  GROUP BY "typed"."club_idx", "typed"."lang"
) AS "spoken"
GROUP BY "club_idx";--> statement-breakpoint
-- A line is a row, the same line of every language the same row; cells stand between bars.
CREATE TEMPORARY TABLE "typed_lines" AS
SELECT "typed"."club_idx", "typed"."lang", "lists"."kind",
  row_number() OVER (PARTITION BY "typed"."club_idx", "typed"."lang", "lists"."kind" ORDER BY "lines"."at") AS "place",
  regexp_replace(split_part("lines"."line", '|', 1), '^\s+|\s+$', '', 'g') AS "first",
  regexp_replace(split_part("lines"."line", '|', 2), '^\s+|\s+$', '', 'g') AS "second",
  regexp_replace(split_part("lines"."line", '|', 3), '^\s+|\s+$', '', 'g') AS "third",
  regexp_replace(split_part("lines"."line", '|', 4), '^\s+|\s+$', '', 'g') AS "fourth",
  regexp_replace(array_to_string((string_to_array("lines"."line", '|'))[2:], '|'), '^\s+|\s+$', '', 'g') AS "from_second",
  regexp_replace(array_to_string((string_to_array("lines"."line", '|'))[3:], '|'), '^\s+|\s+$', '', 'g') AS "from_third"
FROM "i18n_messages" AS "typed"
JOIN (VALUES ('club.facilities.entries', 'FACILITY'), ('club.history.entries', 'HISTORY'),
  ('club.location.ways', 'WAY'), ('club.location.places', 'PLACE')) AS "lists" ("code", "kind")
  ON "lists"."code" = "typed"."code"
CROSS JOIN LATERAL unnest(string_to_array(replace("typed"."msg", E'\r', ''), E'\n')) WITH ORDINALITY
  AS "lines" ("line", "at")
WHERE "typed"."club_idx" IS NOT NULL AND "lines"."line" ~ '\S';--> statement-breakpoint
-- A year, month or day that all languages write alike is a date; any other beginning stays in front of the event.
INSERT INTO "club_entries" ("club_idx", "created_at", "created_by", "updated_at", "updated_by", "kind", "texts",
  "search_texts", "sort_order", "happened_on", "way_kind")
SELECT "club_idx", now(), 'migration', now(), 'migration', "kind",
  jsonb_object_agg("lang", jsonb_build_object('title', "title", 'hours', "hours", 'text', "text")),
  jsonb_object_agg("lang", concat_ws(' ', "title", "hours", "text")),
  "place", max("day"),
  CASE WHEN "kind" <> 'WAY' THEN NULL
    WHEN string_agg("title", ' ') ~* 'taxi|택시|タクシー|出租' THEN 'TAXI'
    WHEN string_agg("title", ' ') ~* 'train|rail|기차|지하철|전철|電車|鉄道|火车|地铁' THEN 'TRAIN'
    WHEN string_agg("title", ' ') ~* '\mair|plane|비행기|항공|飛行機|飞机' THEN 'AIR'
    WHEN string_agg("title", ' ') ~* '\mbus|버스|バス|班车|巴士' THEN 'BUS'
    WHEN string_agg("title", ' ') ~* '\mcar\M|driv|승용차|자가용|자동차|車|自驾' THEN 'CAR'
    ELSE 'OTHER' END
FROM (
  SELECT "club_idx", "lang", "kind", "place", "day",
    CASE WHEN "kind" <> 'HISTORY' OR "from_second" = '' THEN "first"
      WHEN "day" IS NOT NULL THEN "from_second" ELSE "first" || ': ' || "from_second" END AS "title",
    CASE WHEN "kind" = 'FACILITY' THEN "second" ELSE '' END AS "hours",
    CASE "kind" WHEN 'FACILITY' THEN "from_third" WHEN 'WAY' THEN "from_second" ELSE '' END AS "text"
  FROM (
    SELECT *, CASE WHEN "kind" = 'HISTORY'
      AND bool_and("from_second" <> '' AND "first" ~ '^\d{4}(-(0[1-9]|1[0-2])(-(0[1-9]|1\d|2[0-8]))?)?$')
        OVER "row" AND min("first") OVER "row" = max("first") OVER "row" THEN "first" END AS "day"
    FROM "typed_lines" WHERE "kind" <> 'PLACE'
    WINDOW "row" AS (PARTITION BY "club_idx", "kind", "place")
  ) AS "dated"
) AS "split"
WHERE "title" <> ''
GROUP BY "club_idx", "kind", "place"
ORDER BY "club_idx", "kind", "place";--> statement-breakpoint
-- A place is the same in every language where bearing, distance and kind are; a line that the map could not read is no place.
INSERT INTO "club_entries" ("club_idx", "created_at", "created_by", "updated_at", "updated_by", "kind", "texts",
  "search_texts", "sort_order", "bearing", "distance_km", "place_kind")
SELECT "club_idx", now(), 'migration', now(), 'migration', 'PLACE',
  jsonb_object_agg("lang", jsonb_build_object('title', "first", 'hours', '', 'text', '')),
  jsonb_object_agg("lang", "first"), min("place"), "bearing", "km", "fourth"
FROM (
  SELECT *, ((round("second"::numeric)::integer % 360) + 360) % 360 AS "bearing",
    least(greatest(round("third"::numeric, 1), 0.1), 2000)::double precision AS "km"
  FROM "typed_lines"
  WHERE "kind" = 'PLACE' AND "first" <> '' AND "second" ~ '^-?\d{1,6}(\.\d+)?$' AND "third" ~ '^\d{1,6}(\.\d+)?$'
    AND "third" !~ '^0+(\.0+)?$' AND "fourth" IN ('road', 'rail', 'town', 'water')
) AS "places"
GROUP BY "club_idx", "bearing", "km", "fourth"
ORDER BY "club_idx", min("place");--> statement-breakpoint
DROP TABLE "typed_lines";--> statement-breakpoint
UPDATE "i18n_versions" SET "version" = "version" + 1
WHERE EXISTS (SELECT FROM "i18n_messages" AS "typed" WHERE "typed"."club_idx" = "i18n_versions"."club_idx"
  AND "typed"."lang" = "i18n_versions"."lang"
  AND ("typed"."code" IN ('home.hero.title', 'home.hero.lead', 'home.courses.title', 'home.food.title', 'home.food.lead')
    OR "typed"."code" IN ('club.greeting.lead', 'club.greeting.text', 'club.history.entries', 'club.facilities.entries',
      'club.location.ways', 'club.location.places')));--> statement-breakpoint
DELETE FROM "i18n_messages"
WHERE "club_idx" IS NOT NULL
  AND ("code" IN ('home.hero.title', 'home.hero.lead', 'home.courses.title', 'home.food.title', 'home.food.lead')
    OR "code" IN ('club.greeting.lead', 'club.greeting.text', 'club.history.entries', 'club.facilities.entries',
      'club.location.ways', 'club.location.places'));
