import { useTranslations } from "next-intl";
import type { RightsHolder } from "@/lib/contract/admins/ops-permissions";
import { call } from "@/lib/web/api/browser";
import { showAlert, showConfirm } from "@/lib/web/runtime/dialogs";
import { toastBar } from "@/lib/web/runtime/toasts";
import { useListWords } from "../../frame/use-list-words";
import { useRefresh } from "../use-refresh";
import { type Group, membersOf } from "./target";

/** What is done to a group or an admin at once, after a question that says what it does. True when it was done. */
export function useGroupActions(holders: readonly RightsHolder[]) {
  const t = useTranslations("ishm.permissions.actions");
  const common = useTranslations("common");
  const list = useListWords();
  const refresh = useRefresh();

  /** A group with admins is not deleted (2601): said before anything is asked. */
  async function remove({ groupIdx, groupName, adminCount }: Group): Promise<boolean> {
    const title = t("deleteTitle", { group: groupName });
    if (adminCount > 0) {
      await showAlert({ title, message: t("hasAdmins", { count: adminCount }) });
      return false;
    }
    const texts = { title, message: t("deleteHint"), confirm: common("delete"), cancel: common("cancel") };
    if (!(await showConfirm(texts))) return false;
    const answer = await call("DELETE /menu-admins/groups", { body: { idxs: [groupIdx] } });
    await refresh();
    if (answer.ok) toastBar(t("deleted", { group: groupName }));
    return answer.ok;
  }

  async function backToGroup(holder: RightsHolder, group: Group): Promise<boolean> {
    const words = { name: holder.name, group: group.groupName };
    const isWanted = await showConfirm({
      title: t("backTitle", words),
      message: t("backHint", { ...words, count: holder.differingMenus.length }),
      confirm: t("backConfirm"),
      cancel: common("cancel"),
    });
    if (!isWanted) return false;
    const body = { groupIdx: group.groupIdx };
    const answer = await call("PUT /menu-admins/admins/{id}/apply", {
      params: { id: String(holder.adminIdx) },
      body,
    });
    await refresh();
    if (answer.ok) toastBar(t("backDone", words));
    return answer.ok;
  }

  async function applyToAll({ groupIdx, groupName }: Group): Promise<void> {
    const { own } = membersOf(holders, groupIdx);
    const isWanted = await showConfirm({
      title: t("allTitle", { group: groupName }),
      message: t("allHint", { names: list(own.map(({ name }) => name)), count: own.length }),
      confirm: t("allConfirm"),
      cancel: common("cancel"),
    });
    if (!isWanted) return;
    const params = { id: String(groupIdx) };
    const answer = await call("PUT /menu-admins/groups/{id}/apply", {
      params,
      body: { overwriteCustom: true },
    });
    await refresh();
    if (answer.ok) toastBar(t("allDone", { count: answer.value.applied }));
  }

  return { remove, backToGroup, applyToAll };
}
