import type { z } from "zod";
import type { faqCreateBody, faqUpdateBody } from "@/lib/contract/faqs";
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
import { faqBoard, nextOrder } from "./repository";
import { faqTexts } from "./rules";

type NewFaq = z.output<typeof faqCreateBody>;
type FaqChange = Omit<z.output<typeof faqUpdateBody>, "faqIdx">;

const plainFields = ["questionType", "order", "isVisible"] as const;

/** Stores a question, without an order at the end of its type. Throws 9001 for an unknown type. */
export async function createFaq(writer: BoardWriter, wish: NewFaq): Promise<{ faqIdx: number }> {
  const { db, act } = writer;
  await refuseUnknownCodes(db, act, "questionTypes", "questionType", [wish.questionType]);
  const row = await createRecord(faqBoard, writer, async (tx) => ({
    questionType: wish.questionType,
    isVisible: wish.isVisible,
    order: wish.order ?? (await nextOrder(tx, act, wish.questionType)),
    ...changedTexts(faqTexts, {}, wish, act),
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
  wish: FaqChange,
): Promise<{ faqIdx: number } & Saved> {
  const saved = await changeRecord(faqBoard, writer, faqIdx, wish, async (row, tx) => {
    const { questionType = row.questionType } = wish;
    const isMoved = questionType !== row.questionType;
    if (isMoved) await refuseUnknownCodes(tx, writer.act, "questionTypes", "questionType", [questionType]);
    return {
      ...(isMoved ? { order: await nextOrder(tx, writer.act, questionType) } : {}),
      ...pick(wish, plainFields),
      ...changedTexts(faqTexts, row.texts, wish, writer.act),
    };
  });
  return { faqIdx, ...saved };
}

/** Deletes questions; how many of the named ones there were. */
export function removeFaqs(writer: BoardWriter, faqIdxs: readonly number[]) {
  return removeRecords(faqBoard, writer, faqIdxs);
}
