import { addBoardFiles } from "./board-files.mjs";
import { renaming } from "./board-names.mjs";
import { addToRegistries } from "./board-registries.mjs";
import { migrationStep } from "./migration.mjs";
import { addOfficeMenu, nextOfficeCode, officeMenuSql } from "./office-menu.mjs";
import { publicMenuSql } from "./public-menu.mjs";
import { seedFiles, title } from "./source.mjs";
import { Refusal } from "./tree.mjs";

const group = "93";
const lastCode = 930900;

/**
 * A content board of the office and the site, made from the files of the questions (FAQ) as they are now: their words are
 * renamed, and every registry that names the exemplar gets the new board beneath it.
 */
export function addBoard(tree, [many = "", given = ""]) {
  const one = given || many.replace(/s$/, "");
  refuseNames(many, one);
  const menu = {
    code: nextOfficeCode(tree, group, lastCode),
    path: `/ishm/${one}`,
    key: many,
    name: title(many),
  };
  const publicMenu = { code: nextPublicCode(tree), hash: one, name: title(many) };
  const board = { one, many, menu, publicMenu };
  refuseTaken(tree, board);
  const rename = renaming(board);
  addBoardFiles(tree, board, rename);
  addToRegistries(tree, board, rename);
  addOfficeMenu(tree, menu);
  const sql = [
    `CREATE INDEX "${many}_images" ON "${many}" USING gin ("image_tokens"("texts"));`,
    ...officeMenuSql(menu),
    ...publicMenuSql(publicMenu),
  ];
  return {
    tests: [`tests/api/boards/${many}.test.ts`, `tests/components/ishm/boards/${one}.test.tsx`],
    steps: [migrationStep({ name: many, sql })],
  };
}

/** Words that the code cannot use as names. */
const reserved = new Set([
  "class",
  "case",
  "default",
  "delete",
  "export",
  "import",
  "new",
  "package",
  "switch",
  "type",
]);

function refuseNames(many, one) {
  const isName = (word) => /^[a-z][a-z0-9]*$/.test(word) && !reserved.has(word);
  if (!isName(many))
    throw new Refusal(`"${many}" is no name: one word of small letters, the plural, such as trips.`);
  if (!isName(one) || one === many)
    throw new Refusal(`"${many}" has no singular by its "s": name it, as in: board stories story.`);
}

function refuseTaken(tree, { one, many, menu }) {
  const paths = tree.read("lib/web/routing/office-paths.ts");
  const texts = JSON.parse(tree.read("messages/en.json"));
  const isTaken =
    [`lib/contract/boards/${many}.ts`, `lib/club-api/domains/${many}`, `app${menu.path}`].some((path) =>
      tree.has(path),
    ) ||
    tree.list("components/ishm", `/${one}-list-view.tsx`).length > 0 ||
    new RegExp(`^  (?:${one}|${many}): `, "m").test(paths) ||
    new RegExp(`^  (?:${one}|${many}): `, "m").test(tree.read("lib/contract/boards/board-entities.ts")) ||
    one in texts.ishm ||
    one in texts.guide ||
    tree.list("lib/club-api/db/tables", ".ts").some((file) => tree.read(file).includes(`"${many}",`));
  if (isTaken) throw new Refusal(`There is a "${many}" or "${one}" already.`);
}

/** The next code of a section of the guide: behind 030500 comes 030600. */
function nextPublicCode(tree) {
  const menus = seedFiles(tree, "menus.json").flatMap((file) => JSON.parse(tree.read(file)));
  const taken = menus.flatMap(({ children }) =>
    children.flatMap(({ code }) => (code.startsWith("03") ? Number(code) : [])),
  );
  const next = Math.max(...taken) + 100;
  if (next > 30900) throw new Refusal("The guide has no code left for a section.");
  return `0${next}`;
}
