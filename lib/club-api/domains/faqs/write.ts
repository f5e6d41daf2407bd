import type { z } from "zod";
import type { faqCreateBody, faqUpdateBody } from "@/lib/contract/boards/faqs";
import {
  type BoardWriter,
  changedTexts,
  changeRecord,
  createRecord,
  pick,
  refuseUnknownCodes,
  removeRecords,
  type Saved,
} from "../boards";
import { faqBoard, faqTexts, nextOrder } from "./repository";

type NewFaq = z.output<typeof faqCreateBody>;
type FaqChange = Omit<z.output<typeof faqUpdateBody>, "faqIdx">;

const plainFields = ["questionType", "order", "isVisible"] as const;

/** Stores a question, without an order at the end of its type. Throws 9001 for an unknown type. */
export async function createFaq(writer: BoardWriter, input: NewFaq): Promise<{ faqIdx: number }> {
  const { db, ctx } = writer;
  await refuseUnknownCodes(db, ctx, "questionTypes", "questionType", [input.questionType]);
  const row = await createRecord(faqBoard, writer, async (tx) => ({
    questionType: input.questionType,
    isVisible: input.isVisible,
    order: input.order ?? (await nextOrder(tx, ctx, input.questionType)),
    ...changedTexts(faqTexts, {}, input, ctx),
  }));
  return { faqIdx: row.faqIdx };
}

/**
 * Changes the named fields; one that goes to another type comes last there unless a place is named. Throws 2001, 2002
 * and 9001; then nothing has changed.
 */
export async function changeFaq(
  writer: BoardWriter,
  faqIdx: number,
  input: FaqChange,
): Promise<{ faqIdx: number } & Saved> {
  const saved = await changeRecord(faqBoard, writer, faqIdx, input, async (row, tx) => {
    const { questionType = row.questionType } = input;
    const isMoved = questionType !== row.questionType;
    if (isMoved) await refuseUnknownCodes(tx, writer.ctx, "questionTypes", "questionType", [questionType]);
    return {
      ...(isMoved ? { order: await nextOrder(tx, writer.ctx, questionType) } : {}),
      ...pick(input, plainFields),
      ...changedTexts(faqTexts, row.texts, input, writer.ctx),
    };
  });
  return { faqIdx, ...saved };
}

/** Deletes questions; how many of the named ones there were. */
export function removeFaqs(writer: BoardWriter, faqIdxs: readonly number[]) {
  return removeRecords(faqBoard, writer, faqIdxs);
}
