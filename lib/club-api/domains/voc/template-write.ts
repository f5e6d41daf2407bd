import type { z } from "zod";
import type { vocTemplateCreateBody, vocTemplateUpdateBody } from "@/lib/contract/inquiries/voc-templates";
import { unknownPlaceholders } from "@/lib/shared/texts/answer-words";
import type { Context } from "../../platform/context";
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
  input: NewTemplate,
): Promise<{ templateIdx: number }> {
  const { db, ctx } = writer;
  await refuseUnknownCodes(
    db,
    ctx,
    "questionTypes",
    "questionType",
    input.questionType ? [input.questionType] : [],
  );
  const { questionType, isVisible } = input;
  const row = await createRecord(templateBoard, writer, {
    ...{ questionType, isVisible },
    ...answerableTexts({}, input, ctx),
  });
  return { templateIdx: row.templateIdx };
}

/** Changes the named fields. Throws 2001, 2002 and 9001; then nothing has changed. */
export async function changeTemplate(
  writer: BoardWriter,
  templateIdx: number,
  input: TemplateChange,
): Promise<{ templateIdx: number } & Saved> {
  const { ctx } = writer;
  const saved = await changeRecord(templateBoard, writer, templateIdx, input, async (row, tx) => {
    await refuseUnknownCodes(
      tx,
      ctx,
      "questionTypes",
      "questionType",
      input.questionType ? [input.questionType] : [],
    );
    return { ...pick(input, ["questionType", "isVisible"]), ...answerableTexts(row.texts, input, ctx) };
  });
  return { templateIdx, ...saved };
}

/** Puts templates into the trash; how many of the named ones there were. */
export function removeTemplates(writer: BoardWriter, templateIdxs: readonly number[]) {
  return removeRecords(templateBoard, writer, templateIdxs);
}

function answerableTexts(before: BoardTexts<Field>, input: NewTemplate | TemplateChange, ctx: Context) {
  const changed = changedTexts(templateTexts, before, input, ctx);
  const contents = Object.values<Record<Field, string> | undefined>(changed.texts).map(
    (text) => text?.contents ?? "",
  );
  if (contents.some((text) => text === "" || unknownPlaceholders(text).length > 0)) {
    throw new ClubFailure("VAL_FIELD", ["contents"]);
  }
  return changed;
}
