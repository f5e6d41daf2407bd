import Big from "big.js";
import { feeItem } from "@/lib/contract/code-values/tee-sheets";
import type { FeeTableAnswer } from "@/lib/contract/site/course-pages";
import { clubDate } from "@/lib/shared/time/club-time";
import type { Database } from "../../../db/database";
import type { Context } from "../../../platform/context";
import { codeEntries } from "../../codes";
import { feeTableIn, readRuleBook } from "../rule-book";

const personFees: readonly string[] = [feeItem.clubRental, feeItem.facilityFee];

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
