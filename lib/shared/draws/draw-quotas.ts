import { memberTypeCode } from "@/lib/contract/code-values/members";
import type { DrawQuota } from "./draw-types";

const { activeDuty, retiredSoldier, militaryCivilian, militaryAssociate, militaryCourseCivilian } =
  memberTypeCode;

/** A share per kind of day, as the wire names it. */
export const quotaPercents = ["weekdayPercent", "weekendPercent"] as const;
export type QuotaPercent = (typeof quotaPercents)[number];
export type QuotaFault = { field: string; reason: "sum" | "uninvited" | "twice" };

/** The pools of military courses (domain.md 7.9.5): active duty; retired, military civilians, associates; civilians. */
export const usualQuotas: readonly DrawQuota[] = [
  { memberTypes: [activeDuty], weekdayPercent: 30, weekendPercent: 50 },
  {
    memberTypes: [retiredSoldier, militaryCivilian, militaryAssociate],
    weekdayPercent: 50,
    weekendPercent: 45,
  },
  { memberTypes: [militaryCourseCivilian], weekdayPercent: 20, weekendPercent: 5 },
];

const hundred = 100;
const precision = 1e6;

/** The shares of all groups on one kind of day, in percent, without the noise of binary fractions. */
export function quotaSum(quotas: readonly Pick<DrawQuota, QuotaPercent>[], percent: QuotaPercent): number {
  const sum = quotas.reduce((total, quota) => total + quota[percent], 0);
  return Math.round(sum * precision) / precision;
}

/**
 * Faults in the shares of a draw (domain.md 7.9.5), each at its field: a kind of day that does not come to 100 %,
 * a group with a member type that may not apply (`quotas.0.memberTypes`) or that an earlier group has already.
 */
export function quotaFaults(quotas: readonly DrawQuota[], memberTypes: readonly string[]): QuotaFault[] {
  const groups = quotas.flatMap((quota, place): QuotaFault[] => {
    const field = `quotas.${place}.memberTypes`;
    const earlier = quotas.slice(0, place).flatMap((one) => one.memberTypes);
    if (quota.memberTypes.some((type) => !memberTypes.includes(type)))
      return [{ field, reason: "uninvited" }];
    return quota.memberTypes.some((type) => earlier.includes(type)) ? [{ field, reason: "twice" }] : [];
  });
  const sums = quotaPercents.filter((percent) => quotaSum(quotas, percent) !== hundred);
  return [...groups, ...sums.map((percent): QuotaFault => ({ field: `quotas.${percent}`, reason: "sum" }))];
}
