import Big from "big.js";
import type { CaddieMode, Quote } from "@/lib/contract/bookings/play-shapes";
import { type FeeItem, feeItem, type HoleCode, roundHoles } from "@/lib/contract/code-values/tee-sheets";
import type { FeeTableAnswer } from "@/lib/contract/site/course-pages";
import { type Amount, readRoundingMode } from "@/lib/shared/money/rounding";
import { clubDate } from "@/lib/shared/time/club-time";
import type { Database } from "../../../db/database";
import type { Context } from "../../../platform/context";
import { ClubFailure } from "../../../platform/failure";
import { codeEntries } from "../../codes";
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
  slot: Pick<Slot, "playDate" | "period" | "priceOverride">;
  holeCode: HoleCode;
  /** In player order, the booker first; unregistered companions are type 30. */
  memberTypes: readonly string[];
  /** The types that a fine is counted by, where they differ (domain.md 7.7). */
  fineTypes?: readonly string[];
  caddieMode: CaddieMode;
  discount: Amount;
};

/**
 * Price of a round on a slot (domain.md 7.4); `greenFees` per player as decimal texts. Throws 4202 for a member type
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

function roundOn(book: RuleBook, slot: QuoteInput["slot"], holeCode: HoleCode): Round {
  return {
    period: slot.period,
    isWeekend: dayIn(book, slot.playDate).dayType === "WEEKEND",
    holeCode,
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
  const table = feeTableIn(book);
  return settleStoppedRound(booked, holesPlayed, {
    facilityFee: serviceFeeOf(table, feeItem.facilityFee, roundHoles.eighteen),
    caddieSteps,
    decimals: table.decimals,
    mode: readRoundingMode(book.policy("C0180")?.value1),
  });
}

const personFees: readonly FeeItem[] = [feeItem.clubRental, feeItem.facilityFee];

/** The fee table of the guide page: the member types of the club's rule preset (C0010 v4, domain.md 7.4). */
export async function readFeeTable(db: Database, ctx: Context): Promise<FeeTableAnswer> {
  const { clubIdx, zone } = ctx.club;
  const [book, memberTypes, periods, feeCodes] = await Promise.all([
    readRuleBook(db, ctx, clubDate(ctx.now, zone)),
    codeEntries(db, clubIdx, "memberTypes", ctx.choice),
    codeEntries(db, clubIdx, "periods", ctx.choice),
    codeEntries(db, clubIdx, "feeCodes", ctx.choice),
  ]);
  const table = feeTableIn(book);
  const money = (amount: string) => table.toWire(new Big(amount));
  const preset = book.policy("C0010")?.value4 === "Y" ? "PFT" : "CLUB";
  const shown = memberTypes.filter((type) => type.group === preset);
  const nameIn = (entries: readonly { key: string; keyName: string }[], key: string) =>
    entries.find((entry) => entry.key === key)?.keyName ?? key;
  return {
    currency: table.currency,
    greenFees: shown.flatMap(({ key: memberType, keyName: memberTypeName }) =>
      book.greenFees
        .filter((fee) => fee.memberType === memberType)
        .map(({ period, weekday, weekend }) => ({
          memberType,
          memberTypeName,
          period,
          periodName: nameIn(periods, period),
          weekday: money(weekday),
          weekend: money(weekend),
        })),
    ),
    serviceFees: book.serviceFees.map(({ feeCode, nineHoles, fullRound }) => ({
      feeCode,
      name: nameIn(feeCodes, feeCode),
      unit: personFees.includes(feeCode) ? ("PERSON" as const) : ("TEAM" as const),
      nineHoles: money(nineHoles),
      fullRound: money(fullRound),
    })),
  };
}
