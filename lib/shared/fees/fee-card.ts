import { roundHoles } from "@/lib/contract/code-values/tee-sheets";
import { type FeeDayType, type FeeRule, ruleFor, specificity } from "./fee-rule";

/** A price of the card: a member type in a part of the day, on weekdays or weekends, and nothing else. */
export type CardRule = FeeRule & { memberType: string; dayType: FeeDayType };

/** Whether a rule stands in the card, rather than in a line below it. A card's column may be for all parts. */
export function isOnCard(rule: FeeRule): rule is CardRule {
  return (
    rule.memberType !== null &&
    rule.dayType !== null &&
    rule.weekCodes === null &&
    rule.monthFrom === null &&
    rule.holeCode === null &&
    rule.partySize === null
  );
}

/** The rules of the card and those below it, in their order. */
export function splitCard(rules: readonly FeeRule[]): { card: CardRule[]; lines: FeeRule[] } {
  const card: CardRule[] = [];
  const lines: FeeRule[] = [];
  for (const rule of rules) {
    if (isOnCard(rule)) card.push(rule);
    else lines.push(rule);
  }
  return { card, lines };
}

/** Prices of a member type in a part on both kinds of days; a part of null holds for the whole day. */
export type CardRow = { memberType: string; period: string | null; weekday: string; weekend: string };

/** The card's rows that have a price for weekdays and for weekends, in the order of the rules. */
export function cardRows(rules: readonly FeeRule[]): CardRow[] {
  const byKey = new Map<string, Partial<CardRow> & Pick<CardRow, "memberType" | "period">>();
  for (const { memberType, period, dayType, amount } of splitCard(rules).card) {
    const key = JSON.stringify([memberType, period]);
    const row = byKey.get(key) ?? { memberType, period };
    byKey.set(key, { ...row, [dayType === "WEEKDAY" ? "weekday" : "weekend"]: amount });
  }
  return [...byKey.values()].flatMap(({ memberType, period, weekday, weekend }) =>
    weekday === undefined || weekend === undefined ? [] : [{ memberType, period, weekday, weekend }],
  );
}

/** The rules with other prices in the card, where `rows` have one; all other rules stay as they are. */
export function withCardRows(rules: readonly FeeRule[], rows: readonly CardRow[]): FeeRule[] {
  const byKey = new Map(rows.map((row) => [JSON.stringify([row.memberType, row.period]), row]));
  return rules.map((rule) => {
    const row = isOnCard(rule) ? byKey.get(JSON.stringify([rule.memberType, rule.period])) : undefined;
    return row ? { ...rule, amount: rule.dayType === "WEEKDAY" ? row.weekday : row.weekend } : rule;
  });
}

/** Above it a rule names a season, chosen days, holes or a party size: it stands below the printed table. */
const strongestOfTable = 7;

/** The rules that make exceptions from the table of member types, parts and kinds of days. */
export function specialRules(rules: readonly FeeRule[]): FeeRule[] {
  return rules.filter((rule) => specificity(rule) > strongestOfTable);
}

/** The price of 18 holes in the printed table, exceptions left out; null is a gap. */
export function priceOfCard(
  rules: readonly FeeRule[],
  { memberType, period, dayType }: { memberType: string; period: string; dayType: FeeDayType },
): string | null {
  const day = { month: 1, weekCode: dayType === "WEEKDAY" ? "3" : "7", dayType } as const;
  const seat = { memberType, period, day, holeCode: roundHoles.eighteen, partySize: 1 };
  const plain = rules.filter(
    (rule) => specificity(rule) <= strongestOfTable && (rule.memberType ?? memberType) === memberType,
  );
  return ruleFor(plain, seat)?.amount ?? null;
}
