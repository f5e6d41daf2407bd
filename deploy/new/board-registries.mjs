import { exemplar, isExemplar, renamingViews } from "./board-names.mjs";
import { editData, insertAfterBlock, jsonGroup, languages, seedFiles, title } from "./source.mjs";

/** Files in which every line that names the exemplar gets one of the new board beneath or beside it. */
const named = [
  "components/ishm/audit/audit-list.ts",
  "components/ishm/board/list/use-board-actions.ts",
  "components/ishm/board/list/use-refresh-board.ts",
  "components/ishm/dashboard/top-pages.tsx",
  "lib/club-api/db/seed/boards/index.ts",
  "lib/club-api/db/seed/club-data.ts",
  "lib/club-api/db/seed/site/views.ts",
  "lib/club-api/db/seed/tools/sequences.ts",
  "lib/club-api/domains/content-images/repository.ts",
  "lib/club-api/workflows/site/board-offices.ts",
  "lib/club-api/workflows/site/site-records.ts",
  "lib/contract/boards/board-entities.ts",
  "lib/contract/define-route.ts",
  "lib/contract/page-menus.ts",
  "lib/contract/routes.ts",
  "lib/contract/site/views.ts",
  "lib/web/api/record-views.ts",
  "lib/web/menus.ts",
  "lib/web/routing/known-routes.ts",
  "lib/web/routing/office-paths.ts",
  "tests/api/boards/board-bulk.test.ts",
  "tests/api/boards/board-trash.test.ts",
  "tests/e2e/ishm/boards/board-desk.ts",
  "tests/fixtures/authorization.ts",
  "tests/guards/trash.test.ts",
];

/** Blocks of the exemplar in files that it shares: from the line that opens one up to where the next thing begins. */
const blocks = [
  ["lib/club-api/db/tables/boards/notices.ts", /^export type FaqTexts/, /^export type FnbTexts/],
  ["lib/club-api/db/seed/schemas/boards.ts", /^\/\*\* `faqs\.json`/, /^\/\*\* `references\.json`/],
  ["lib/club-api/http/routes/boards.ts", /^ {2}"GET \/faq":/, /^ {2}"[A-Z]+ \/(?!faq)/],
  ["components/site/preview/preview-screen.tsx", /^\/\*\* A question as it will stand/, /^\/\*\* A dish/],
  ["tests/support/office-boards.ts", /^ {4}entity: "faq",/, /^ {4}entity: "fnb",/],
  ["tests/api/boards/boards.test.ts", /^ {4}name: "faq",/, /^ {4}name: "reference",/],
];

/** Single lines in files whose other lines about the exemplar are about it alone. */
const lines = [
  ["lib/club-api/http/routes/boards.ts", /^import .*\/faqs";/],
  ["components/site/preview/preview-screen.tsx", /^import .*(boards\/faq|question-list)";|^ {2}faq: /],
  ["tests/support/office-boards.ts", /^const withoutFiles/],
  ["tests/api/boards/board-states.test.ts", /^ {2}faq: /],
  [
    "tests/attacks/locked-menus.test.ts",
    /^ {2}"GET \/faq\/\{id\}"|^ {6}\["030500", "faq", 1\]|update faqs set/,
  ],
];

/** Puts the new board beside the exemplar in every file that knows the boards by name. */
export function addToRegistries(tree, board, rename) {
  const renameViews = renamingViews(board);
  const renamed = (text) => rename(renameViews(text));
  for (const [file, start, end] of blocks)
    tree.edit(file, (text) => withBlock(text, { start, end, rename: renamed }));
  for (const [file, wanted] of lines)
    tree.edit(file, (text) => withLines(text, (line) => wanted.test(line), renamed));
  for (const file of named) tree.edit(file, (text) => withLines(text, isExemplar, rename));
  tree.edit("lib/contract/export-columns.json", (text) => withGroup(text, ["faq"], rename));
  for (const file of seedFiles(tree, "groups.json"))
    editData(tree, file, (groups) => {
      for (const { menuCodes } of groups)
        if (menuCodes.includes(exemplar.officeCode)) menuCodes.push(board.menu.code);
    });
  addSection(tree, board, renamed);
  addTexts(tree, board, rename);
}

/** A copy of a block beneath it. */
function withBlock(text, { start, end, rename }) {
  const all = text.split("\n");
  const from = all.findIndex((line) => start.test(line));
  const to = all.findIndex((line, at) => at > from && end.test(line));
  if (from < 0 || to < 0) return text;
  return insertAfterBlock(text, from, (line) => end.test(line), rename(all.slice(from, to).join("\n")));
}

/** Copies of the lines that are wanted, beneath each run of them; lists on one line get the new name inside. */
function withLines(text, isWanted, rename) {
  const result = [];
  let run = [];
  const flush = () => {
    result.push(...run.map(rename));
    run = [];
  };
  for (const line of text.split("\n")) {
    const beside = isWanted(line) ? withinLine(line, rename) : line;
    if (isWanted(line) && beside === line) run.push(line);
    else flush();
    result.push(beside);
  }
  flush();
  return result.join("\n");
}

/** Where a name stands among others on one line: in a list, a union, a pattern or an import of many things. */
const places = [
  [/("(?:faq|930300|030500)")(?=\])/, ", "],
  [/(?<=\[[^\]{]*)("(?:faq|930300|030500)"), /, ", ", ", "],
  [/("faq")(?= \|)/, " | "],
  [/(?<=[|] )("faq")(?=;| \})/, " | "],
  [/(?<=[|(])(faqs?)(?=[|)])/, "|"],
  [/(?<=^import \{.*)(\bfaqs), (?=.*tables)/, ", ", ", "],
];

function withinLine(line, rename) {
  // A row of its own, such as `["faqs", "faq_idx"],`, and a member of a union that has a line to itself.
  if (/^ *\["(faqs|030500)", /.test(line) || /^ *\| "\w+"$/.test(line)) return line;
  for (const [place, between, behind = ""] of places) {
    if (place.test(line))
      return line.replace(place, (_, name) => `${name}${between}${rename(name)}${behind}`);
  }
  return line;
}

/** The section of the guide: the board's read, its menu and its place behind the questions. */
function addSection(tree, { one, many, publicMenu }, renamed) {
  const questions = (text) => renamed(text.replace(/\bquestions\b/g, many));
  const section = (text) => renamed(text.replace("guide.questions", `guide.${many}`));
  tree.edit("lib/web/queries/guide.ts", (text) =>
    withLines(text, (line) => /faq|questions[?:]|questions: q/i.test(line), questions).replace(
      / questions, (?=codes|\w+, codes)/,
      ` questions, ${many}, `,
    ),
  );
  tree.edit("app/[locale]/(default)/guide/page.tsx", (text) => {
    const shown = withBlock(text, {
      start: /^ +<MenuGate \{\.\.\.gate\} menuCode=\{faqMenuCode\}>/,
      end: /^ +<\/MenuPage>/,
      rename: section,
    });
    return withLines(shown, (line) => /^ {2}faqMenuCode,|question-list";/.test(line), renamed);
  });
  const { code, name } = publicMenu;
  const menuIdx = Number(code.slice(0, 2)) * 10 + Number(code.slice(2, 4));
  const names = { en: name, ko: name, ja: name, zh: name };
  for (const file of seedFiles(tree, "menus.json"))
    editData(tree, file, (menus) => {
      const guide = menus.find((menu) => menu.code === `${code.slice(0, 2)}0000`);
      guide?.children.push({ menuIdx, code, hash: one, permit: "0", names });
    });
}

const groups = [
  ["guide", "faq"],
  ["ishm", "faq"],
];

/** Copies the exemplar's texts; the board's name stands in all languages until it is translated. */
function addTexts(tree, { many }, rename) {
  const shown = JSON.stringify(title(many));
  const named = (block) => rename(block).replace(/"title": ".*"/, `"title": ${shown}`);
  for (const language of languages) {
    tree.edit(`messages/${language}.json`, (text) => {
      const grouped = groups.reduce((all, path) => withGroup(all, path, named), text);
      const isName = (line) => /^ +"faq": "/.test(line);
      return withLines(grouped, isName, (line) => rename(line).replace(/: ".*"/, `: ${shown}`));
    });
  }
}

/** A copy of a group of JSON beneath it. */
function withGroup(text, path, rename) {
  const all = text.split("\n");
  const [start, end] = jsonGroup(all, path);
  if (start < 0) return text;
  const block = all.slice(start, end + 1);
  const isLast = !block.at(-1).endsWith(",");
  const copy = rename(block.join("\n")).split("\n");
  const first = isLast ? [...block.slice(0, -1), `${block.at(-1)},`] : block;
  return [...all.slice(0, start), ...first, ...copy, ...all.slice(end + 1)].join("\n");
}
