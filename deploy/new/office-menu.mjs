import { editData, seedData } from "./source.mjs";
import { Refusal } from "./tree.mjs";

const seed = `${seedData}/common/office-menus.json`;
const rights = "lib/club-api/domains/permissions/rules.ts";
const menus = "lib/web/office/office-menus.ts";
const office = "tests/components/ishm/office.tsx";

/** The next code of a group of office menus: behind 930600 comes 930700. Refuses a group that is full. */
export function nextOfficeCode(tree, group, most) {
  const taken = JSON.parse(tree.read(seed)).flatMap(({ code }) =>
    code.startsWith(group) ? Number(code) : [],
  );
  const next = Math.max(...taken) + 100;
  if (next > most) throw new Refusal(`The office has no code left for a menu behind ${next - 100}.`);
  return String(next);
}

/**
 * Makes an office menu: in the tree of rights, in the demo's seed, among the screens of the web, and in the office of
 * component tests. `key` is its name in `officeMenus` and `officePaths`, `name` its name for people.
 */
export function addOfficeMenu(tree, { code, path, key, name }) {
  const group = code.slice(0, 2);
  const behindLast = (pattern, addition) => (text) => {
    const last = [...text.matchAll(pattern)].at(-1);
    if (!last) return text;
    const end = last.index + last[0].length;
    return text.slice(0, end) + addition + text.slice(end);
  };
  editData(tree, seed, (rows) => {
    const last = rows.findLastIndex((row) => row.code.startsWith(group));
    rows.splice(last + 1, 0, { code, path, names: { en: name, ko: name, ja: name, zh: name } });
  });
  tree.edit(rights, behindLast(new RegExp(`"${group}\\d{4}"`, "g"), `, "${code}"`));
  const entry = `\n  ${key}: { code: "${code}", path: officePaths.${key}() },`;
  tree.edit(menus, behindLast(new RegExp(`^  \\w+: \\{ code: "${group}\\d{4}".*$`, "gm"), entry));
  tree.edit(
    office,
    behindLast(new RegExp(`^ +menu\\("${group}\\d{4}".*$`, "gm"), `\n      menu("${code}", "${name}"),`),
  );
}

/** SQL that gives the menu to clubs that were there before it; its rights are given by an SSADMIN. */
export function officeMenuSql({ code, path, name }) {
  const [parent, place] = [`${code.slice(0, 2)}0000`, Number(code.slice(2, 4))];
  return [
    `-- The menu for clubs that were there before it; nobody but an SSADMIN has rights on it until they are given.
INSERT INTO "menus" ("menu_idx", "club_idx", "code", "parent_code", "seo_slug", "texts", "permit", "is_admin_menu",
  "sort_order", "updated_at", "updated_by")
SELECT (SELECT max("menu_idx") FROM "menus") + row_number() OVER (ORDER BY "parent"."club_idx"), "parent"."club_idx",
  '${code}', '${parent}', '${path}',
  (SELECT jsonb_object_agg("lang", jsonb_build_object('name', '${name}', 'seoTag', '', 'seoMeta', '', 'seoKeyword', '',
    'snsTitle', '${name}', 'snsDesc', ''))
   FROM (VALUES ('en'), ('ko'), ('ja'), ('zh')) AS "named" ("lang")),
  '3', true, "parent"."sort_order" + ${place}, "parent"."updated_at", "parent"."updated_by"
FROM "menus" AS "parent"
WHERE "parent"."code" = '${parent}' AND "parent"."is_admin_menu"
ON CONFLICT DO NOTHING;`,
    `SELECT setval(pg_get_serial_sequence('menus', 'menu_idx'), (SELECT max("menu_idx") FROM "menus"));`,
  ];
}
