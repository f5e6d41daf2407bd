import { renamingViews } from "./board-names.mjs";
import { seedFiles, title } from "./source.mjs";

/** Whole files of the exemplar, as `git ls-files` would list them; folders are copied with all that is in them. */
const folders = ["app/ishm/faq", "components/ishm/faqs", "lib/club-api/domains/faqs"];
const files = [
  "lib/club-api/db/seed/boards/faqs.ts",
  "lib/contract/boards/faqs.ts",
  "lib/web/boards/faq.ts",
  "tests/api/boards/faqs.test.ts",
  "tests/components/ishm/boards/faq.test.tsx",
];
const publicFiles = ["list", "search", "views"].map((part) => `components/site/guide/question-${part}.tsx`);

/** Copies the exemplar's own files under the new name, and seeds a first row in each club. */
export function addBoardFiles(tree, board, rename) {
  for (const file of [...folders.flatMap((folder) => tree.list(folder, "")), ...files]) {
    if (/\.tsx?$/.test(file)) tree.create(rename(file), rename(tree.read(file)));
  }
  const renameViews = renamingViews(board);
  for (const file of publicFiles) tree.create(renameViews(file), rename(renameViews(tree.read(file))));
  for (const file of seedFiles(tree, "faqs.json"))
    tree.create(rename(file), rename(JSON.stringify([firstRow(board, languagesOf(tree.read(file)))])));
}

/** The languages of a club, which its questions are in. */
const languagesOf = (text) => Object.keys(JSON.parse(text)[0]?.question ?? {});

const soon = { en: ["Coming soon."], ko: ["준비 중입니다."], ja: ["準備中です。"], zh: ["敬请期待。"] };

/** A first row of a club, so that the board can be seen. */
function firstRow({ many }, languages) {
  const shown = title(many);
  const inEach = (textIn) => Object.fromEntries(languages.map((language) => [language, textIn(language)]));
  return {
    faqIdx: 1,
    questionType: "10",
    order: 1,
    viewCount: 0,
    question: inEach(() => shown),
    answer: inEach((language) => soon[language]),
  };
}
