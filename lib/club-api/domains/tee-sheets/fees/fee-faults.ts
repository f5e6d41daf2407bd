import Big from "big.js";
import type { RefusedField } from "@/lib/contract/failure-texts/field-reasons";
import type { FeeContent } from "@/lib/contract/tee-sheets/fee-shapes";
import { type FeeSpace, feeGaps, feeOverlaps } from "@/lib/shared/fees/fee-check";
import type { FeeRule, ServiceFee } from "@/lib/shared/fees/fee-rule";
import { ClubFailure } from "../../../platform/failure";

/**
 * Allowed values for the fields of a version: the club's keys with their names, and the decimal places of its
 * currency.
 */
export type FeeKeys = {
  memberTypes: ReadonlyMap<string, string>;
  periods: ReadonlyMap<string, string>;
  feeCodes: ReadonlyMap<string, string>;
  decimals: number;
};

/** The content of a version with its amounts as decimal texts. */
export function contentOf({ rules, serviceFees }: FeeContent): {
  rules: FeeRule[];
  serviceFees: ServiceFee[];
} {
  return {
    rules: rules.map((rule) => ({ ...rule, amount: String(rule.amount) })),
    serviceFees: serviceFees.map((fee) => ({
      ...fee,
      nineHoles: String(fee.nineHoles),
      fullRound: String(fee.fullRound),
    })),
  };
}

/** The first field that cannot stand: a key that the club does not have, too many decimals, a fee twice. Null is none. */
export function fieldFault(
  { rules, serviceFees }: Pick<FeeContent, "rules" | "serviceFees">,
  keys: FeeKeys,
): RefusedField | null {
  const isExact = (amount: string | number) => new Big(amount).round(keys.decimals).eq(amount);
  for (const [place, rule] of rules.entries()) {
    const at = `rules.${place}`;
    if (rule.memberType !== null && !keys.memberTypes.has(rule.memberType))
      return [`${at}.memberType`, "choice"];
    if (rule.period !== null && !keys.periods.has(rule.period)) return [`${at}.period`, "choice"];
    if (!isExact(rule.amount)) return [`${at}.amount`, "decimals"];
  }
  const seen = new Set<string>();
  for (const [place, fee] of serviceFees.entries()) {
    const at = `serviceFees.${place}`;
    if (!keys.feeCodes.has(fee.feeCode)) return [`${at}.feeCode`, "choice"];
    if (seen.has(fee.feeCode)) return [`${at}.feeCode`, "twice"];
    seen.add(fee.feeCode);
    if (!isExact(fee.nineHoles)) return [`${at}.nineHoles`, "decimals"];
    if (!isExact(fee.fullRound)) return [`${at}.fullRound`, "decimals"];
  }
  return null;
}

/**
 * Refuses a version that cannot count: 9001 for a field, 4822 for two prices that fit one party with equal right, 4821 for
 * bookings without a price.
 */
export function requireComplete(content: FeeContent, space: FeeSpace, keys: FeeKeys): void {
  const field = fieldFault(content, keys);
  if (field) throw new ClubFailure("VAL_FIELD", field);
  const { rules } = contentOf(content);
  const overlap = feeOverlaps(rules)[0];
  if (overlap) throw new ClubFailure("FEE_OVERLAP", [String(overlap.first + 1), String(overlap.second + 1)]);
  const gaps = feeGaps(rules, space);
  const gap = gaps[0];
  if (!gap) return;
  const { memberType, period } = gap;
  const count = String(new Set(gaps.map((one) => `${one.memberType} ${one.period}`)).size);
  const name = `${keys.memberTypes.get(memberType) ?? memberType} · ${keys.periods.get(period) ?? period}`;
  throw new ClubFailure("FEE_GAP", [name, count], undefined, [`${memberType} · ${period}`, count]);
}
