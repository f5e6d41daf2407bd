import type { CallOutput } from "@/lib/contract/routes";
import { addDays, daysBetween } from "@/lib/shared/time/calendar";
import type { Database } from "../../../db/database";
import type { Context } from "../../../platform/context";
import { ledgerOf } from "../desk-rules";
import { invalidField } from "../invalid-field";
import { dayIn, readRuleBook } from "../rule-book";
import { selectPurposes } from "./ledger-repository";

const maxDays = 93;

/** The days of a span with what their slots are kept for. Throws 9001 for a span that is backwards or too long. */
export async function readSheetDays(
  db: Database,
  ctx: Context,
  { from, to }: { from: string; to: string },
): Promise<CallOutput<"GET /ops/tee-sheet/days">> {
  const length = daysBetween(from, to) + 1;
  if (length < 1 || length > maxDays) throw invalidField(ctx, "to", "period");
  const [book, counts] = await Promise.all([
    readRuleBook(db, ctx, from, to),
    selectPurposes(db, { clubIdx: ctx.club.clubIdx, from, to, now: ctx.now }),
  ]);
  const list = Array.from({ length }, (_, place) => {
    const date = addDays(from, place);
    const { dayCode, dayType, holidayName, isOpen } = dayIn(book, date);
    const ledger = ledgerOf(counts.filter(({ playDate }) => playDate === date));
    return { date, dayCode, dayType, holidayName, isOpen, ledger };
  });
  return { list };
}
