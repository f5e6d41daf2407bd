/** SQL that gives a section of the guide to clubs that were there before it. */
export function publicMenuSql({ code, hash, name }) {
  const [parent, place] = [`${code.slice(0, 2)}0000`, Number(code.slice(2, 4)) - 1];
  return [
    `-- The section of the site for clubs that were there before it; it is open like the page that it stands on.
INSERT INTO "menus" ("menu_idx", "club_idx", "code", "parent_code", "seo_slug", "texts", "permit", "sort_order",
  "updated_at", "updated_by")
SELECT (SELECT max("menu_idx") FROM "menus") + row_number() OVER (ORDER BY "parent"."club_idx"), "parent"."club_idx",
  '${code}', '${parent}', "parent"."seo_slug" || '#${hash}',
  (SELECT jsonb_object_agg("lang", jsonb_build_object('name', '${name}', 'seoTag', '', 'seoMeta', '', 'seoKeyword', '',
    'snsTitle', '${name}', 'snsDesc', ''))
   FROM (VALUES ('en'), ('ko'), ('ja'), ('zh')) AS "named" ("lang")),
  '0', ${place}, "parent"."updated_at", "parent"."updated_by"
FROM "menus" AS "parent"
WHERE "parent"."code" = '${parent}' AND NOT "parent"."is_admin_menu"
ON CONFLICT DO NOTHING;`,
    `SELECT setval(pg_get_serial_sequence('menus', 'menu_idx'), (SELECT max("menu_idx") FROM "menus"));`,
  ];
}
