import { isPolicyCode, type PolicyCode } from "@/lib/shared/policy-values";
import { listShape } from "../../../lib/web/office/list-query";
import { policyGroups, policyMeaning } from "./policy-meanings";

/** A policy as the API lists it, with its known code. */
export type PolicyRow = { code: PolicyCode; name: string; values: readonly string[] };

/** The filters of the policies. */
export const policyListShape = listShape({ filters: { group: policyGroups }, sorts: [] });

/** The policies that the screen knows; one of a newer server is left to its own screen. */
export function knownPolicies(
  list: readonly { code: string; name: string; values: readonly string[] }[],
): PolicyRow[] {
  return list.flatMap(({ code, ...row }) => (isPolicyCode(code) ? [{ code, ...row }] : []));
}

/** The groups with the policies that fit, in order; groups without any are left out. */
export function groupedPolicies(
  rows: readonly PolicyRow[],
  fits: (row: PolicyRow) => boolean,
): { group: (typeof policyGroups)[number]; rows: PolicyRow[] }[] {
  return policyGroups
    .map((group) => ({
      group,
      rows: rows.filter((row) => policyMeaning(row.code).group === group && fits(row)),
    }))
    .filter((one) => one.rows.length > 0);
}
