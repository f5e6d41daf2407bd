import { isOneOf, valuesOf } from "@/lib/contract/code-values/code-group";
import { roundHoles } from "@/lib/contract/code-values/tee-sheets";
import type { FeeSpace } from "@/lib/shared/fees/fee-check";
import { monthsOf } from "@/lib/shared/fees/fee-rule";
import { policyNumber } from "../../policies";
import type { RuleBook } from "../rule-book";
import { slotDefaults } from "../slots/generation";
import { companionType } from "./fee-rules";

/**
 * Combinations that can be booked at a club and need a price: the types that see tee times (with unregistered
 * companions), the parts that are laid, the rounds of C0050 v4, the parties of C0030. `memberTypes` are the club's
 * types in their order.
 */
export function feeSpaceIn(book: RuleBook, memberTypes: readonly string[]): FeeSpace {
  const booking = new Set([...book.openRules.map(({ memberType }) => memberType), companionType]);
  const holeCodes = new Set([slotDefaults(book, false).holeCode, ...listedHoles(book)]);
  return {
    memberTypes: memberTypes.filter((type) => booking.has(type)),
    parts: laidParts(book),
    holeCodes: valuesOf(roundHoles).filter((code) => holeCodes.has(code)),
    partySizes: partySizes(book),
    closings: book.closings,
  };
}

/** The parts that the templates of the tee times lay, with the months of their seasons. */
function laidParts({ plans }: RuleBook): FeeSpace["parts"] {
  const months = new Map<string, Set<number>>();
  for (const { seasons, templates } of plans) {
    for (const { period, seasonCode } of templates) {
      const season = seasons.find((one) => one.seasonCode === seasonCode);
      const known = months.get(period) ?? new Set();
      for (const month of season ? monthsOfSpan(season) : []) known.add(month);
      months.set(period, known);
    }
  }
  return [...months]
    .map(([period, found]) => ({ period, months: [...found].toSorted((one, other) => one - other) }))
    .toSorted((one, other) => (one.period < other.period ? -1 : 1));
}

/** The months that a span of days of the year (`MM-dd`) touches. */
function monthsOfSpan({ fromDay, toDay }: { fromDay: string; toDay: string }): number[] {
  return monthsOf({ monthFrom: Number(fromDay.slice(0, 2)), monthTo: Number(toDay.slice(0, 2)) });
}

function listedHoles(book: RuleBook) {
  const listed = (book.policy("C0050")?.value4 || roundHoles.eighteen).split(",");
  return listed.filter((code) => isOneOf(code, valuesOf(roundHoles)));
}

function partySizes(book: RuleBook): number[] {
  const policy = book.policy("C0030");
  const least = Math.min(policyNumber(policy?.value1, 1), policyNumber(policy?.value2, 1));
  const most = policyNumber(policy?.value3, 4);
  return Array.from({ length: Math.max(1, most - least + 1) }, (_, place) => least + place);
}
