import { isOneOf, valuesOf } from "@/lib/contract/code-values/code-group";
import { roundHoles } from "@/lib/contract/code-values/tee-sheets";
import type { FeeSpace } from "@/lib/shared/fees/fee-check";
import { monthsOf } from "@/lib/shared/fees/fee-rule";
import { policyNumber } from "../../policies";
import type { RuleBook } from "../rule-book";
import { slotDefaults } from "../slots/generation";
import { companionType } from "./fee-rules";

/**
 * What can be booked at a club and needs a price: the types that see tee times (with unregistered companions), the parts that
 * are laid, the rounds of C0050 v4, the parties of C0030. `memberTypes` are the club's types in their order.
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

/** The parts that the seasons lay, with their months. */
function laidParts({ seasonParts }: RuleBook): FeeSpace["parts"] {
  const months = new Map<string, Set<number>>();
  for (const part of seasonParts) {
    const known = months.get(part.period) ?? new Set();
    for (const month of monthsOf(part)) known.add(month);
    months.set(part.period, known);
  }
  return [...months]
    .map(([period, found]) => ({ period, months: [...found].toSorted((one, other) => one - other) }))
    .toSorted((one, other) => (one.period < other.period ? -1 : 1));
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
