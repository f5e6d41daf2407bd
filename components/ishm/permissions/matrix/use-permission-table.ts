import type { CallInput } from "@/lib/contract/routes";
import type { Language } from "@/lib/shared/languages";
import { call } from "@/lib/web/api/browser";
import { useCall } from "@/lib/web/api/use-call";
import { useOffice } from "../../frame/root/office-context";
import type { Target } from "../groups/target";

const groupKey = "GET /ops/permissions/groups/{id}";
const adminKey = "GET /ops/permissions/admins/{id}";

/** The call that reads a target's table. */
export function tableCall(target: Target, language: Language) {
  const input = { params: { id: String(target.targetIdx) }, query: { lang: language } };
  const key = target.targetType === "GROUP" ? groupKey : adminKey;
  return { key, input } as { key: typeof groupKey; input: CallInput<typeof groupKey> };
}

/** The rights of a group or of one admin as the server has them; of nobody nothing is read. */
export function usePermissionTable(target: Target | null) {
  const { language } = useOffice();
  const { key, input } = tableCall(target ?? { targetType: "GROUP", targetIdx: 0 }, language);
  return useCall(target && key, input, { handled: true });
}

/** The same, read now. */
export function readTable(target: Target, language: Language) {
  const { key, input } = tableCall(target, language);
  return call(key, input, { handled: true });
}
