import { renamingViews } from "./board-names.mjs";
import { title } from "./source.mjs";

/** Whole files of the exemplar, as `git ls-files` would list them; folders are copied with all that is in them. */
const folders = ["app/ishm/faq", "components/ishm/faqs", "lib/club-api/domains/faqs"];
const files = [
  "lib/contract/boards/faqs.ts",
  "lib/web/boards/faq.ts",
  "tests/api/boards/faqs.test.ts",
  "tests/components/ishm/boards/faq.test.tsx",
];
const publicFiles = ["list", "search", "views"].map((part) => `components/site/guide/question-${part}.tsx`);

/** Copies the exemplar's own files under the new name, and seeds a first row. */
export function addBoardFiles(tree, board, rename) {
  for (const file of [...folders.flatMap((folder) => tree.list(folder, "")), ...files]) {
    if (/\.tsx?$/.test(file)) tree.create(rename(file), rename(tree.read(file)));
  }
  const renameViews = renamingViews(board);
  for (const file of publicFiles) tree.create(renameViews(file), rename(renameViews(tree.read(file))));
  tree.create(`lib/club-api/db/seed/boards/${board.many}.ts`, rename(firstRow(board)));
}

function firstRow({ many }) {
  const shown = title(many);
  return `import { questionTypeCode } from "@/lib/contract/code-values/vocs";
import type { Database } from "../../database";
import { faqs } from "../../tables";
import type { DemoDays } from "../play/demo-day";
import { said, stamp, texts } from "./board-seed";

/** A first row, so that the board can be seen. */
export async function seedFaqs(tx: Database, clubIdx: number, days: DemoDays): Promise<void> {
  const question = said("${shown} | ${shown} | ${shown} | ${shown}");
  const answer = said("Coming soon. | 준비 중입니다. | 準備中です。 | 敬请期待。");
  await tx.insert(faqs).values({
    ...stamp(clubIdx, days, -1, "10:00"),
    faqIdx: 1,
    questionType: questionTypeCode.reservation,
    order: 1,
    viewCount: 0,
    ...texts({ question, answer }, ["answer"]),
  });
}
`;
}
