import type { z } from "zod";
import type { practiceCreateBody, practiceUpdateBody } from "@/lib/contract/boards/practice-grounds";
import type { Context } from "../../platform/context";
import { ClubFailure } from "../../platform/failure";
import {
  type BoardWriter,
  changedTexts,
  changeRecord,
  createRecord,
  pick,
  priceText,
  refuseOtherLanguages,
  removeRecords,
  type Saved,
} from "../boards";
import { nextPracticeOrder, practiceBoard, practiceTexts } from "./repository";

type NewPractice = z.output<typeof practiceCreateBody>;
type PracticeChange = Omit<z.output<typeof practiceUpdateBody>, "practiceIdx">;
type Priced = Partial<Pick<NewPractice, (typeof priceFields)[number]>>;

const plainFields = [
  ...(["kind", "hours", "bays", "ballCount"] as const),
  ...(["isBookable", "phone", "order", "isVisible"] as const),
];
const priceFields = ["ballPrice", "hourPrice", "dayPrice", "lessonPrice"] as const;

/** Adds a practice ground behind the others. Throws 9001 for a price below zero, or balls without a price. */
export async function createPracticeGround(
  writer: BoardWriter,
  input: NewPractice,
): Promise<{ practiceIdx: number }> {
  const { ctx } = writer;
  refuseOtherLanguages(ctx, input.i18n);
  const prices = storedPrices(input);
  refuseHalfBasket(ctx, { ballPrice: prices.ballPrice ?? null, ballCount: input.ballCount });
  const row = await createRecord(practiceBoard, writer, async (tx) => ({
    ...pick(input, plainFields),
    ...prices,
    order: input.order ?? (await nextPracticeOrder(tx, ctx)),
    ...changedTexts(practiceTexts, {}, input, ctx),
  }));
  return { practiceIdx: row.practiceIdx };
}

/** Changes the named fields. Throws 2001, 2002 and 9001; then nothing has changed. */
export async function changePracticeGround(
  writer: BoardWriter,
  practiceIdx: number,
  input: PracticeChange,
): Promise<{ practiceIdx: number } & Saved> {
  const saved = await changeRecord(practiceBoard, writer, practiceIdx, input, (row) => {
    refuseOtherLanguages(writer.ctx, input.i18n);
    const change = { ...pick(input, plainFields), ...storedPrices(input) };
    refuseHalfBasket(writer.ctx, { ...row, ...change });
    return { ...change, ...changedTexts(practiceTexts, row.texts, input, writer.ctx) };
  });
  return { practiceIdx, ...saved };
}

/** Puts practice grounds into the trash; how many of the named ones there were. */
export function removePracticeGrounds(writer: BoardWriter, practiceIdxs: readonly number[]) {
  return removeRecords(practiceBoard, writer, practiceIdxs);
}

/** The prices that a request names, exact; the field of a wrong one is that of the request. */
function storedPrices(input: Priced): Partial<Record<(typeof priceFields)[number], string | null>> {
  const named = priceFields.filter((field) => input[field] !== undefined);
  return Object.fromEntries(named.map((field) => [field, priceText(input[field] ?? null, field)]));
}

/** A basket has a price and a number of balls, or neither. */
function refuseHalfBasket(
  _ctx: Context,
  { ballPrice, ballCount }: { ballPrice: string | null; ballCount: number | null },
) {
  if ((ballPrice === null) === (ballCount === null)) return;
  throw new ClubFailure("VAL_FIELD", [ballPrice === null ? "ballPrice" : "ballCount", "required"]);
}
