import Big from "big.js";
import type { CaddieMode, Quote } from "@/lib/contract/bookings/play-shapes";
import { feeItem } from "@/lib/contract/code-values/tee-sheets";
import type { Amount } from "@/lib/shared/money/money";
import { readRoundingMode } from "@/lib/shared/money/money";
import type { Database } from "../../../db/database";
import type { Context } from "../../../platform/context";
import { ClubFailure } from "../../../platform/failure";
import { dayIn, feeTableIn, type RuleBook, readRuleBook } from "../rule-book";
import type { Slot } from "../slots/slots-repository";
import { greenFeeOf, type PriceParts, quoteOf, quoteOfFees, type Round, serviceFeeOf } from "./fee-rules";
import {
  type BookedFees,
  type StoppedStep,
  settleStoppedRound,
  type WeatherSettlement,
} from "./settlement-rules";

const fullRound = "18";

export type QuoteInput = {
  slot: Pick<Slot, "playDate" | "period" | "priceOverride">;
  holeCode: string;
  /** In player order, the booker first; unregistered companions are type 30. */
  memberTypes: readonly string[];
  /** The types that a fine is counted by, where they differ (domain.md 7.7). */
  fineTypes?: readonly string[];
  caddieMode: CaddieMode;
  discount: Amount;
};

/**
 * What a round on a slot costs (domain.md 7.4); `greenFees` per player as decimal texts. Throws 4202 for a member type
 * that the fee table does not know.
 */
export async function quoteFor(
  db: Database,
  ctx: Context,
  input: QuoteInput,
): Promise<Quote & { greenFees: string[] }> {
  return quoteIn(await readRuleBook(db, ctx, input.slot.playDate), input);
}

/** The same from rules that the caller has read for the play date. */
export function quoteIn(book: RuleBook, input: QuoteInput): Quote & { greenFees: string[] } {
  const { slot, holeCode, memberTypes, fineTypes, caddieMode } = input;
  const party = { memberTypes, fineTypes, caddieMode, discount: new Big(input.discount) };
  const quote = quoteOf(feeTableIn(book), roundOn(book, slot, holeCode), party);
  if (!quote) throw new ClubFailure("RSV_TYPE");
  return quote;
}

/** The green fee of one seat on a slot, by the member type that it pays as; null where the fee table has none. */
export function greenFeeIn(
  book: RuleBook,
  { slot, holeCode }: Pick<QuoteInput, "slot" | "holeCode">,
  memberType: string,
): Big | null {
  return greenFeeOf(feeTableIn(book), memberType, roundOn(book, slot, holeCode));
}

/** A price of known parts, as the club writes amounts. */
export function quoteOfParts(book: RuleBook, parts: PriceParts): Quote & { greenFees: string[] } {
  return quoteOfFees(feeTableIn(book), parts);
}

function roundOn(book: RuleBook, slot: QuoteInput["slot"], holeCode: string): Round {
  return {
    period: slot.period,
    isWeekend: dayIn(book, slot.playDate).dayType === "WEEKEND",
    holeCode,
    priceOverride: slot.priceOverride,
  };
}

/** What a team pays for a round that the club stopped for the weather (domain.md 7.4). */
export async function settleWeatherStop(
  db: Database,
  ctx: Context,
  booked: BookedFees & { playDate: string },
  { holesPlayed, caddieSteps }: { holesPlayed: number; caddieSteps: readonly StoppedStep[] },
): Promise<WeatherSettlement> {
  const book = await readRuleBook(db, ctx, booked.playDate);
  const table = feeTableIn(book);
  return settleStoppedRound(booked, holesPlayed, {
    facilityFee: serviceFeeOf(table, feeItem.facilityFee, fullRound),
    caddieSteps,
    decimals: table.decimals,
    mode: readRoundingMode(book.policy("C0180")?.value1),
  });
}
