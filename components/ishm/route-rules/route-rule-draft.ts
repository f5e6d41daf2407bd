import type { CallInput } from "@/lib/contract/routes";
import { type RouteRuleRecord, routeRuleBody } from "@/lib/contract/site/route-rules";
import { type RouteKind, routeKinds } from "@/lib/shared/addresses/route-rules";
import type { CallFailure } from "../../../lib/web/api/call-failure";
import { listShape } from "../../../lib/web/office/list-query";
import { type FieldProblem, schemaProblems } from "../../../lib/web/office/schema-problems";

export type RouteRuleDraft = {
  fromPath: string;
  toPath: string;
  kind: RouteKind;
  memo: string;
  isActive: boolean;
};

export const emptyRouteRuleDraft: RouteRuleDraft = {
  fromPath: "",
  toPath: "",
  kind: "301",
  memo: "",
  isActive: true,
};

export function routeRuleDraftOf({
  fromPath,
  toPath,
  kind,
  memo,
  isActive,
}: RouteRuleRecord): RouteRuleDraft {
  return { fromPath, toPath: toPath ?? "", kind, memo, isActive };
}

type Body = CallInput<"POST /ops/route-rules">["body"];

/** An address that is gone leads nowhere, whatever was typed before. */
export function routeRuleDraftBody({ fromPath, toPath, ...rest }: RouteRuleDraft): Body {
  return { ...rest, fromPath: fromPath.trim(), toPath: rest.kind === "410" ? null : toPath.trim() };
}

export function routeRuleProblems(draft: RouteRuleDraft): FieldProblem[] {
  const found = schemaProblems(routeRuleBody, routeRuleDraftBody(draft));
  if (draft.kind !== "410" && draft.toPath.trim() === "") {
    return [...found.filter(({ field }) => field !== "toPath"), { field: "toPath", reason: "required" }];
  }
  return found;
}

const refusalsOfTarget: ReadonlySet<number> = new Set([2513, 2514]);
const refusalsOfAddress: ReadonlySet<number> = new Set([2511, 2512]);

/** The field that a refusal belongs to (domain.md 13). */
export function refusedRouteField({ code, msgVar }: CallFailure): string | null {
  if (code === 9001) return msgVar[0] ?? null;
  if (refusalsOfAddress.has(code)) return "fromPath";
  return refusalsOfTarget.has(code) ? "toPath" : null;
}

export const routeStates = ["ON", "OFF"] as const;

/** The filters of the list. */
export const routeRuleListShape = listShape({
  filters: { kind: routeKinds, state: routeStates },
  sorts: ["fromPath", "toPath", "hits", "lastHitAt", "updatedAt"],
  upwards: ["fromPath", "toPath"],
});
