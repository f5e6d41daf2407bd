import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

/*
 * Nobody sees the trash: a query of a board's table says that it wants the rows outside of it. The board itself and
 * its trash are generic and know no table by name; seeds write into an empty database.
 */

const root = "lib/club-api";
const tables =
  "(notices|events|faqs|fnbMenus|references|banners|lostItems|hofEntries|vocTemplates|clubEntries|practiceGrounds)";
const query = new RegExp(`(?:from|[jJ]oin)\\(${tables}\\b[\\s\\S]*?;`, "g");

const sources = readdirSync(root, { recursive: true, encoding: "utf8" })
  .filter((path) => path.endsWith(".ts") && !path.startsWith("db/"))
  .map((path) => ({ path, text: readFileSync(join(root, path), "utf8") }));
const queries = sources.flatMap(({ path, text }) =>
  [...text.matchAll(query)].map(([statement]) => ({ path, statement })),
);

test("every query of a board's table leaves out what is deleted", () => {
  const blind = queries.filter(({ statement }) => !/isNotDeleted\(|\.deletedAt\b/.test(statement));
  expect(blind).toEqual([]);
});

test("the queries were found", () => {
  expect(queries.length).toBeGreaterThanOrEqual(5);
});
