import { useTranslations } from "next-intl";
import type { RouteRuleRecord } from "@/lib/contract/site/route-rules";
import { call } from "@/lib/web/api/browser";
import { useReadAgain } from "@/lib/web/api/use-read-again";
import { showConfirm } from "@/lib/web/runtime/dialogs";
import { toastBar } from "@/lib/web/runtime/toasts";
import { useOnce } from "@/lib/web/runtime/use-once";
import { useListWords } from "../frame/use-list-words";

/** Reads the list of rules again after a write. */
export const useRefreshRouteRules = () => useReadAgain(["GET /ops/route-rules"]);

/** Switches a rule on or off, and deletes rules after a confirmation that names them. */
export function useRouteRuleActions() {
  const t = useTranslations("ishm.routeRules");
  const common = useTranslations("common");
  const list = useListWords();
  const refresh = useRefreshRouteRules();
  const { run, isBusy } = useOnce();

  async function turn({ ruleIdx, fromPath, version }: RouteRuleRecord, isActive: boolean): Promise<void> {
    const params = { id: String(ruleIdx) };
    const answer = await call("PUT /ops/route-rules/{id}", { params, body: { isActive, version } });
    if (answer.ok) toastBar(t(isActive ? "turnedOn" : "turnedOff", { address: fromPath }));
    await refresh();
  }

  async function remove(rules: readonly Pick<RouteRuleRecord, "ruleIdx" | "fromPath">[]): Promise<boolean> {
    if (rules.length === 0) return false;
    const isWanted = await showConfirm({
      title: t("remove.title", { count: rules.length }),
      message: t("remove.message", { addresses: list(rules.map(({ fromPath }) => fromPath)) }),
      confirm: common("delete"),
      cancel: common("cancel"),
    });
    if (!isWanted) return false;
    const body = { idxs: rules.map(({ ruleIdx }) => ruleIdx) };
    const answer = await run(() => call("DELETE /ops/route-rules", { body }));
    if (!answer?.ok) return false;
    toastBar(t("remove.done", { count: answer.value.deleted }));
    await refresh();
    return true;
  }
  return { turn, remove, isBusy };
}
