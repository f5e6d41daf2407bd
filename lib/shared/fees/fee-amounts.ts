import Big from "big.js";
import { type FeeItem, type HoleCode, roundHoles } from "@/lib/contract/code-values/tee-sheets";
import { roundUpToUnit } from "../money/rounding";
import { type FeeRule, type FeeSeat, type FeeVersion, ruleFor, type ServiceFee } from "./fee-rule";

/** A version with what its amounts are reckoned by. */
export type FeeNumbers = Pick<FeeVersion, "rules" | "serviceFees"> & {
  /** Factor of a round by its hole code (holeCodes v2). */
  holeFactors: ReadonlyMap<string, string>;
  /** Rounds other than 18 holes are rounded up to it (C0140 v1). */
  roundingUnit: number;
};

/** The green fee of a seat and the rule that it comes from; null where no rule matches. */
export function seatFee(numbers: FeeNumbers, seat: FeeSeat): { amount: Big; rule: FeeRule } | null {
  const rule = ruleFor(numbers.rules, seat);
  if (!rule) return null;
  const amount = rule.holeCode === null ? ofRound(numbers, rule.amount, seat.holeCode) : new Big(rule.amount);
  return { amount, rule };
}

/** A price of 18 holes for a round: 9 and 27 holes by their factor, rounded up to C0140 v1 (domain.md 7.4). */
export function ofRound(
  { holeFactors, roundingUnit }: Pick<FeeNumbers, "holeFactors" | "roundingUnit">,
  full: string | number,
  holeCode: HoleCode,
): Big {
  if (holeCode === roundHoles.eighteen) return new Big(full);
  return roundUpToUnit(new Big(full).times(holeFactors.get(holeCode) ?? "1"), roundingUnit);
}

export function serviceFee(numbers: Pick<FeeVersion, "serviceFees">, feeCode: FeeItem): ServiceFee | null {
  return numbers.serviceFees.find((fee) => fee.feeCode === feeCode) ?? null;
}

/**
 * A fee beside the green fee for a round, per team or person as it stands: 27 holes cost a full round and nine, 36 two full
 * rounds. Nothing where the club has no such fee.
 */
export function serviceAmount(fee: ServiceFee | null, holeCode: HoleCode): Big {
  const [nine, full] = [new Big(fee?.nineHoles ?? 0), new Big(fee?.fullRound ?? 0)];
  if (holeCode === roundHoles.nine) return nine;
  if (holeCode === roundHoles.twentySeven) return full.plus(nine);
  return holeCode === roundHoles.thirtySix ? full.times(2) : full;
}

/** The same for a whole team: a fee of each person as often as there are players. */
export function teamAmount(fee: ServiceFee | null, holeCode: HoleCode, players: number): Big {
  const amount = serviceAmount(fee, holeCode);
  return fee?.unit === "PERSON" ? amount.times(players) : amount;
}
