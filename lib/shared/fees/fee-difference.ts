import type { FeeItem } from "@/lib/contract/code-values/tee-sheets";
import type { FeeRule, FeeVersion } from "./fee-rule";

/** Conditions of a price, without the amount. */
export type FeeConditions = Omit<FeeRule, "amount" | "note">;

/** A value that differs between two versions; null is a price or fee that one of them does not have. */
export type FeeDifference = FeeConditions & {
  feeCode: FeeItem | null;
  field: "amount" | "nineHoles" | "fullRound" | "unit";
  before: string | null;
  after: string | null;
};

const ofAll: FeeConditions = {
  memberType: null,
  dayType: null,
  weekCodes: null,
  monthFrom: null,
  monthTo: null,
  period: null,
  holeCode: null,
  partySize: null,
};

export function conditionsOf(rule: FeeRule): FeeConditions {
  const { memberType, dayType, weekCodes, monthFrom, monthTo, period, holeCode, partySize } = rule;
  return {
    memberType,
    dayType,
    monthFrom,
    monthTo,
    period,
    holeCode,
    partySize,
    weekCodes: weekCodes?.toSorted() ?? null,
  };
}

type Content = Pick<FeeVersion, "rules" | "serviceFees">;

/** Every price and fee that differs, those of `before` first in their order, then what `after` has more. Notes say nothing. */
export function feeDifference(before: Content, after: Content): FeeDifference[] {
  return [...ruleDifference(before, after), ...serviceDifference(before, after)];
}

function ruleDifference(before: Content, after: Content): FeeDifference[] {
  const keyOf = (rule: FeeRule) => JSON.stringify(conditionsOf(rule));
  const [earlier, later] = [before, after].map(
    ({ rules }) => new Map(rules.map((rule) => [keyOf(rule), rule])),
  );
  const all = new Map([...(earlier ?? []), ...(later ?? [])]);
  return [...all].flatMap(([key, rule]) => {
    const [was, is] = [earlier?.get(key)?.amount ?? null, later?.get(key)?.amount ?? null];
    if (isSame(was, is)) return [];
    return [{ ...conditionsOf(rule), feeCode: null, field: "amount" as const, before: was, after: is }];
  });
}

const serviceFields = ["unit", "nineHoles", "fullRound"] as const;

function serviceDifference(before: Content, after: Content): FeeDifference[] {
  const codes = new Set([...before.serviceFees, ...after.serviceFees].map(({ feeCode }) => feeCode));
  return [...codes].flatMap((feeCode) => {
    const [was, is] = [before, after].map(({ serviceFees }) =>
      serviceFees.find((fee) => fee.feeCode === feeCode),
    );
    return serviceFields.flatMap((field) => {
      const [one, other] = [was?.[field] ?? null, is?.[field] ?? null];
      return isSame(one, other) ? [] : [{ ...ofAll, feeCode, field, before: one, after: other }];
    });
  });
}

/** `80000` and `80000.00` are one price. */
function isSame(one: string | null, other: string | null): boolean {
  if (one === null || other === null) return one === other;
  return one === other || (one !== "" && other !== "" && Number(one) === Number(other));
}
