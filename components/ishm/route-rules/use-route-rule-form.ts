import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import type { RouteRuleRecord } from "@/lib/contract/site/route-rules";
import type { Result } from "@/lib/shared/result";
import { call } from "@/lib/web/api/browser";
import type { CallFailure } from "@/lib/web/api/call-failure";
import { officePaths } from "@/lib/web/routing/office-paths";
import { toastBar } from "@/lib/web/runtime/toasts";
import { useOfficeForm } from "../form/use-office-form";
import {
  emptyRouteRuleDraft,
  type RouteRuleDraft,
  refusedRouteField,
  routeRuleDraftBody,
  routeRuleDraftOf,
  routeRuleProblems,
} from "./route-rule-draft";
import { useRefreshRouteRules } from "./use-route-rule-actions";

type Options = {
  rule: RouteRuleRecord | null;
  canSave: boolean;
};
type SavedRule = { ruleIdx: number; version?: number };

/** The state of the form of a rule: input, errors and saving. */
export function useRouteRuleForm({ rule, canSave }: Options) {
  const t = useTranslations("ishm.routeRules");
  const router = useRouter();
  const refresh = useRefreshRouteRules();
  const form = useOfficeForm<RouteRuleDraft, RouteRuleRecord | null, SavedRule>({
    record: rule,
    draftOf: (record) => (record ? routeRuleDraftOf(record) : emptyRouteRuleDraft),
    canSave,
    check: routeRuleProblems,
    sentenceOf({ field }) {
      return field === "fromPath" || field === "toPath" ? t(`problems.${field}`) : null;
    },
    send: async (draft, saved): Promise<Result<SavedRule, CallFailure>> => {
      const body = routeRuleDraftBody(draft);
      if (!saved) return call("POST /ops/route-rules", { body }, { handled: true });
      const params = { id: String(saved.ruleIdx) };
      const change = { ...body, version: saved.version };
      return call("PUT /ops/route-rules/{id}", { params, body: change }, { handled: true });
    },
    read: async (_answer, saved) =>
      saved ? call("GET /ops/route-rules/{id}", { params: { id: String(saved.ruleIdx) } }) : null,
    async onSaved() {
      toastBar(t("saved"));
      if (!rule) {
        form.begin(emptyRouteRuleDraft);
        router.push(officePaths.routeRules());
      }
      await refresh();
    },
    fieldOf: refusedRouteField,
  });
  return form;
}
