import { useTranslations } from "next-intl";
import type { RouteRuleRecord } from "@/lib/contract/site/route-rules";
import { call } from "@/lib/web/api/browser";
import { useReadAgain } from "@/lib/web/api/use-read-again";
import { toastBar } from "@/lib/web/runtime/toasts";
import { useRowRemoval } from "../list/use-row-removal";

/** Reads the list of rules again after a write. */
export const useRefreshRouteRules = () => useReadAgain(["GET /ops/route-rules"]);

/** Switches a rule on or off, and deletes rules after a confirmation that names them. */
export function useRouteRuleActions() {
  const t = useTranslations("ishm.routeRules");
  const refresh = useRefreshRouteRules();

  async function turn({ ruleIdx, fromPath, version }: RouteRuleRecord, isActive: boolean): Promise<void> {
    const params = { id: String(ruleIdx) };
    const answer = await call("PUT /ops/route-rules/{id}", { params, body: { isActive, version } });
    if (answer.ok) toastBar(t(isActive ? "turnedOn" : "turnedOff", { address: fromPath }));
    await refresh();
  }

  const removal = useRowRemoval<Pick<RouteRuleRecord, "ruleIdx" | "fromPath">>({
    idxOf: ({ ruleIdx }) => ruleIdx,
    nameOf: ({ fromPath }) => fromPath,
    send: (body) => call("DELETE /ops/route-rules", { body }),
    refresh,
    words: {
      title: (count) => t("remove.title", { count }),
      message: (addresses) => t("remove.message", { addresses }),
      done: (count) => t("remove.done", { count }),
    },
  });
  return { ...removal, turn };
}
