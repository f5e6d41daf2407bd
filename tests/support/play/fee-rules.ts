import type { FeeRule } from "@/lib/shared/fees/fee-rule";

/** A price that holds for all, but for what is given. */
export function feeRule(given: Partial<FeeRule> & Pick<FeeRule, "amount">): FeeRule {
  return {
    memberType: null,
    dayType: null,
    weekCodes: null,
    monthFrom: null,
    monthTo: null,
    period: null,
    holeCode: null,
    partySize: null,
    note: "",
    ...given,
  };
}
