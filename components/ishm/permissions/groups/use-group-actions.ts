import { useTranslations } from "next-intl";
import { useSWRConfig } from "swr";
import type { RightsHolder } from "@/lib/contract/admins/ops-permissions";
import type { Language } from "@/lib/shared/languages";
import type { Result } from "@/lib/shared/result";
import { call } from "@/lib/web/api/browser";
import type { CallFailure } from "@/lib/web/api/call-failure";
import { showAlert, showConfirm } from "@/lib/web/runtime/dialogs";
import { toastBar } from "@/lib/web/runtime/toasts";
import { useListWords } from "../../frame/use-list-words";
import {
  changedGroupCall,
  copiedGroupCall,
  type GroupDraft,
  type GroupTask,
  newGroupCall,
} from "./group-draft";
import { type Group, membersOf } from "./target";

/** Actions on a group or an administrator, each after a confirmation. They return whether it was done. */
export function useGroupActions(holders: readonly RightsHolder[]) {
  const t = useTranslations("ishm.permissions.actions");
  const common = useTranslations("common");
  const list = useListWords();
  const refresh = useRefresh();

  /** A group with admins cannot be deleted (2601): refused before the confirmation. */
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

const about = ["GET /ops/permissions", "GET /menu-admins", "GET /ops/audit", "GET /admin"];

/** Reads again everything that shows groups or rights. */
export function useRefresh(): () => Promise<unknown> {
  const { mutate } = useSWRConfig();
  return () => mutate((key) => Array.isArray(key) && about.some((start) => String(key[0]).startsWith(start)));
}

/** Sends the creation, change or copy of a group; `saved` is the group that the form began with. */
export function sendGroup(
  task: GroupTask,
  draft: GroupDraft,
  saved: Group | null,
  preferred: Language,
): Promise<Result<{ groupIdx: number }, CallFailure>> {
  const handled = { handled: true } as const;
  if (task.kind === "new" || saved === null)
    return call("POST /menu-admins/groups", newGroupCall(draft, preferred), handled);
  if (task.kind === "edit") return call("PUT /menu-admins/groups", changedGroupCall(draft, saved), handled);
  return call("PUT /menu-admins/groups/{id}/copy", copiedGroupCall(draft, saved, preferred), handled);
}
