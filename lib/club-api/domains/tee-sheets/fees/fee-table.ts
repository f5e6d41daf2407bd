import Big from "big.js";
import type { FeeTableAnswer } from "@/lib/contract/site/course-pages";
import { cardRows, priceOfCard, specialRules } from "@/lib/shared/fees/fee-card";
import type { FeeVersion } from "@/lib/shared/fees/fee-rule";
import { nextVersion, versionOn } from "@/lib/shared/fees/fee-versions";
import { clubDate } from "@/lib/shared/time/club-time";
import type { Database } from "../../../db/database";
import type { Context } from "../../../platform/context";
import { codeEntries } from "../../codes";
import { feeTableIn, readRuleBook } from "../rule-book";
import type { FeeTable } from "./fee-rules";

type Named = { key: string; keyName: string };
type Names = { memberTypes: readonly Named[]; periods: readonly Named[]; feeCodes: readonly Named[] };
type Prices = Pick<FeeTableAnswer, "greenFees" | "special" | "serviceFees">;

/**
 * The fee table of the guide page, as it counts today and as it will be next: the member types of the club's rule preset
 * (C0010 v4, domain.md 7.4).
 */
export async function readFeeTable(db: Database, ctx: Context): Promise<FeeTableAnswer> {
  const { clubIdx, zone } = ctx.club;
  const today = clubDate(ctx.now, zone);
  const [book, memberTypes, periods, feeCodes] = await Promise.all([
    readRuleBook(db, ctx, today),
    codeEntries(db, clubIdx, "memberTypes", ctx.choice),
    codeEntries(db, clubIdx, "periods", ctx.choice),
    codeEntries(db, clubIdx, "feeCodes", ctx.choice),
  ]);
  const table = feeTableIn(book, today);
  const preset = book.policy("C0010")?.value4 === "Y" ? "PFT" : "CLUB";
  const names = { memberTypes: memberTypes.filter((type) => type.group === preset), periods, feeCodes };
  const now = versionOn(book.feeVersions, today) ?? { fromDate: today, rules: [], serviceFees: [] };
  const next = nextVersion(book.feeVersions, today);
  return {
    currency: table.currency,
    ...pricesOf(now, table, names),
    next: next && { fromDate: next.fromDate, ...pricesOf(next, table, names) },
  };
}

function pricesOf(version: FeeVersion, { toWire }: FeeTable, names: Names): Prices {
  const { memberTypes, periods, feeCodes } = names;
  const money = (amount: string) => toWire(new Big(amount));
  const nameIn = (entries: readonly Named[], key: string) =>
    entries.find((entry) => entry.key === key)?.keyName ?? key;
  const isShown = (memberType: string | null) =>
    memberType === null || memberTypes.some(({ key }) => key === memberType);
  return {
    greenFees: memberTypes.flatMap(({ key: memberType, keyName: memberTypeName }) =>
      periods.flatMap(({ key: period, keyName: periodName }) => {
        const weekday = priceOfCard(version.rules, { memberType, period, dayType: "WEEKDAY" });
        const weekend = priceOfCard(version.rules, { memberType, period, dayType: "WEEKEND" });
        if (weekday === null || weekend === null) return [];
        const [onWeekdays, onWeekends] = [money(weekday), money(weekend)];
        return [{ memberType, memberTypeName, period, periodName, weekday: onWeekdays, weekend: onWeekends }];
      }),
    ),
    special: specialRules(version.rules)
      .filter(({ memberType }) => isShown(memberType))
      .map(({ weekCodes, amount, ...rule }) => ({
        ...rule,
        weekCodes: weekCodes && [...weekCodes],
        memberTypeName: rule.memberType && nameIn(memberTypes, rule.memberType),
        periodName: rule.period && nameIn(periods, rule.period),
        amount: money(amount),
      })),
    serviceFees: version.serviceFees.map(({ feeCode, unit, nineHoles, fullRound }) => ({
      feeCode,
      name: nameIn(feeCodes, feeCode),
      unit,
      nineHoles: money(nineHoles),
      fullRound: money(fullRound),
    })),
  };
}

/** The card of the fees that count today (`cardRows`), amounts on the wire. */
export async function readFeeCard(db: Database, ctx: Context) {
  const today = clubDate(ctx.now, ctx.club.zone);
  const { rules, toWire } = feeTableIn(await readRuleBook(db, ctx, today), today);
  return cardRows(rules).map((row) => ({
    ...row,
    weekday: toWire(new Big(row.weekday)),
    weekend: toWire(new Big(row.weekend)),
  }));
}
