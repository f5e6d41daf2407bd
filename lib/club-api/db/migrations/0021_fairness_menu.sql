-- The committee's menu for clubs that were there before it; nobody but an SSADMIN has rights on it until they are given.
INSERT INTO "menus" ("menu_idx", "club_idx", "code", "parent_code", "seo_slug", "texts", "permit", "is_admin_menu",
  "sort_order", "updated_at", "updated_by")
SELECT (SELECT max("menu_idx") FROM "menus") + row_number() OVER (ORDER BY "parent"."club_idx"), "parent"."club_idx",
  '940900', '940000', '/ishm/ops/fairness',
  (SELECT jsonb_object_agg("lang", jsonb_build_object('name', "name", 'seoTag', '', 'seoMeta', '', 'seoKeyword', '',
    'snsTitle', "name", 'snsDesc', ''))
   FROM (VALUES ('en', 'Fairness & simulator'), ('ko', '공정성·시뮬레이터'), ('ja', '公平性・シミュレーター'),
     ('zh', '公平性与模拟器')) AS "named" ("lang", "name")),
  '3', true, "parent"."sort_order" + 9, "parent"."updated_at", "parent"."updated_by"
FROM "menus" AS "parent"
WHERE "parent"."code" = '940000' AND "parent"."is_admin_menu"
ON CONFLICT DO NOTHING;--> statement-breakpoint
SELECT setval(pg_get_serial_sequence('menus', 'menu_idx'), (SELECT max("menu_idx") FROM "menus"));
