import Big from "big.js";
import type { CaddieMode, Quote } from "@/lib/contract/bookings/play-shapes";
import { feeItem, type HoleCode, roundHoles } from "@/lib/contract/code-values/tee-sheets";
import { feeDayOf } from "@/lib/shared/fees/fee-rule";
import { percentOffFor } from "@/lib/shared/fees/last-minute";
import { type Amount, readRoundingMode } from "@/lib/shared/money/rounding";
import type { Database } from "../../../db/database";
import type { Context } from "../../../platform/context";
import { ClubFailure } from "../../../platform/failure";
import { dayIn, feeTableIn, type RuleBook, readRuleBook } from "../rule-book";
import type { Slot } from "../slots/slots-repository";
import {
  type BookedFees,
  greenFeeOf,
  type PriceParts,
  quoteOf,
  quoteOfFees,
  type Round,
  type StoppedStep,
  serviceFeeOf,
  settleStoppedRound,
  type WeatherSettlement,
} from "./fee-rules";

export type QuoteInput = {
  slot: Pick<Slot, "playDate" | "period" | "priceOverride"> & Partial<Pick<Slot, "lastMinute">>;
  holeCode: HoleCode;
  /** In player order, the booker first; unregistered companions are type 30. */
  memberTypes: readonly string[];
  /** The types that a fine is counted by, where they differ (domain.md 7.7). */
  fineTypes?: readonly string[];
  caddieMode: CaddieMode;
  discount: Amount;
  /** Of a booking that is priced again; of a new one the slot's offer to the booker's type decides. */
  percentOff?: number | undefined;
};

/**
 * Price of a round on a slot by the fees of its play date (domain.md 7.4); `greenFees` per player as decimal texts. Throws
 * 4202 for a member type that they have no price for.
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
  const percentOff = input.percentOff ?? percentOffFor(slot.lastMinute, memberTypes[0] ?? "");
  const round = { ...roundOn(book, slot, holeCode, memberTypes.length), percentOff };
  const quote = quoteOf(feeTableIn(book, slot.playDate), round, party);
  if (!quote) throw new ClubFailure("RSV_TYPE");
  return quote;
}

/** The green fee of one seat on a slot, by the member type that it pays as; null where the fee table has none. */
export function greenFeeIn(
  book: RuleBook,
  {
    slot,
    holeCode,
    partySize,
    percentOff = 0,
  }: Pick<QuoteInput, "slot" | "holeCode"> & { partySize: number; percentOff?: number },
  memberType: string,
): Big | null {
  const round = { ...roundOn(book, slot, holeCode, partySize), percentOff };
  return greenFeeOf(feeTableIn(book, slot.playDate), memberType, round);
}

/** A price of known parts, as the club writes amounts. */
export function quoteOfParts(
  book: RuleBook,
  playDate: string,
  parts: PriceParts,
): Quote & { greenFees: string[] } {
  return quoteOfFees(feeTableIn(book, playDate), parts);
}

function roundOn(book: RuleBook, slot: QuoteInput["slot"], holeCode: HoleCode, partySize: number): Round {
  return {
    period: slot.period,
    day: feeDayOf(slot.playDate, dayIn(book, slot.playDate).dayType),
    holeCode,
    partySize,
    priceOverride: slot.priceOverride,
  };
}

/** Charges of a team for a round that the club stopped for the weather (domain.md 7.4). */
export async function settleWeatherStop(
  db: Database,
  ctx: Context,
  booked: BookedFees & { playDate: string },
  { holesPlayed, caddieSteps }: { holesPlayed: number; caddieSteps: readonly StoppedStep[] },
): Promise<WeatherSettlement> {
  const book = await readRuleBook(db, ctx, booked.playDate);
  const table = feeTableIn(book, booked.playDate);
  return settleStoppedRound(booked, holesPlayed, {
    facilityFee: serviceFeeOf(table, feeItem.facilityFee, roundHoles.eighteen),
    caddieSteps,
    decimals: table.decimals,
    mode: readRoundingMode(book.policy("C0180")?.value1),
  });
}
