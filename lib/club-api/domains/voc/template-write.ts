import type { z } from "zod";
import type { vocTemplateCreateBody, vocTemplateUpdateBody } from "@/lib/contract/voc-templates";
import { unknownPlaceholders } from "@/lib/shared/answer-words";
import type { Act } from "../../platform/act";
import { ClubFailure } from "../../platform/failure";
import {
  type BoardTexts,
  type BoardWriter,
  changedTexts,
  changeRecord,
  createRecord,
  pick,
  refuseUnknownCodes,
  removeRecords,
  type Saved,
} from "../boards";
import { templateBoard } from "./template-repository";
import { templateTexts } from "./templates";

type NewTemplate = z.output<typeof vocTemplateCreateBody>;
type TemplateChange = z.output<typeof vocTemplateUpdateBody>;
type Field = "title" | "contents";

/** Adds an answer template. Throws 9001 for an unknown type, and `contents` for a placeholder that no answer knows. */
export async function createTemplate(
  writer: BoardWriter,
  wish: NewTemplate,
): Promise<{ templateIdx: number }> {
  const { db, act } = writer;
  await refuseUnknownCodes(
    db,
    act,
    "questionTypes",
    "questionType",
    wish.questionType ? [wish.questionType] : [],
  );
  const { questionType, isVisible } = wish;
  const row = await createRecord(templateBoard, writer, {
    ...{ questionType, isVisible },
    ...answerableTexts({}, wish, act),
  });
  return { templateIdx: row.templateIdx };
}

/** Changes the named fields. Throws 2001, 2002 and 9001; then nothing has changed. */
export async function changeTemplate(
  writer: BoardWriter,
  templateIdx: number,
  wish: TemplateChange,
): Promise<{ templateIdx: number } & Saved> {
  const { act } = writer;
  const saved = await changeRecord(templateBoard, writer, templateIdx, wish, async (row, tx) => {
    await refuseUnknownCodes(
      tx,
      act,
      "questionTypes",
      "questionType",
      wish.questionType ? [wish.questionType] : [],
    );
    return { ...pick(wish, ["questionType", "isVisible"]), ...answerableTexts(row.texts, wish, act) };
  });
  return { templateIdx, ...saved };
}

/** Puts templates into the trash; how many of the named ones there were. */
export function removeTemplates(writer: BoardWriter, templateIdxs: readonly number[]) {
  return removeRecords(templateBoard, writer, templateIdxs);
}

function answerableTexts(before: BoardTexts<Field>, wish: NewTemplate | TemplateChange, act: Act) {
  const changed = changedTexts(templateTexts, before, wish, act);
  const contents = Object.values<Record<Field, string> | undefined>(changed.texts).map(
    (text) => text?.contents ?? "",
  );
  if (contents.some((text) => text === "" || unknownPlaceholders(text).length > 0)) {
    throw new ClubFailure("VAL_FIELD", ["contents"]);
  }
  return changed;
}
