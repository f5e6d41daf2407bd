import { useTranslations } from "next-intl";
import type { AdminState } from "@/lib/contract/admins/admin-shapes";
import { ok } from "@/lib/shared/result";
import { call } from "@/lib/web/api/browser";
import { useReadAgain } from "@/lib/web/api/use-read-again";
import { showConfirm } from "@/lib/web/runtime/dialogs";
import { toastBar } from "@/lib/web/runtime/toasts";
import { useOnce } from "@/lib/web/runtime/use-once";

/** The accounts of an action: their idxs and, for the confirmation, their names. */
type Persons = { idxs: readonly number[]; names: string };

/** Actions on accounts, each after a confirmation that names them. They return whether it was done. */
export function useAdminActions() {
  const t = useTranslations("ishm.admins");
  const common = useTranslations("common");
  const refresh = useRefreshAdmins();
  const { run, isBusy } = useOnce();

  /** With a version, changes that version of one account. Returns the new version; null when nothing was changed. */
  async function toState(
    state: AdminState,
    { idxs, names }: Persons,
    version?: number,
  ): Promise<{ version: number | undefined } | null> {
    const isWanted = await showConfirm({
      title: t(`toState.${state}.title`, { count: idxs.length }),
      message: t(`toState.${state}.message`, { names }),
      confirm: t(`toState.${state}.confirm`),
      cancel: common("cancel"),
    });
    if (!isWanted) return null;
    const [adminIdx = 0] = idxs;
    const answer = await run(async () => {
      if (version !== undefined) return call("PUT /admin", { body: { adminIdx, state, version } });
      const changed = await call("PUT /admin/state", { body: { adminIdxs: [...idxs], state } });
      return changed.ok ? ok({ version }) : changed;
    });
    if (!answer?.ok) return null;
    toastBar(t(`toState.${state}.done`, { count: idxs.length }));
    await refresh();
    return { version: answer.value.version };
  }

  async function remove({ idxs, names }: Persons): Promise<boolean> {
    const isWanted = await showConfirm({
      title: t("remove.title", { count: idxs.length }),
      message: t("remove.message", { names }),
      confirm: common("delete"),
      cancel: common("cancel"),
    });
    if (!isWanted) return false;
    const answer = await run(() => call("DELETE /admin", { body: { idxs: [...idxs] } }));
    if (!answer?.ok) return false;
    toastBar(t("remove.done", { count: answer.value.deleted }));
    await refresh();
    return true;
  }

  async function move(adminIdxs: readonly number[], toGroupIdx: number): Promise<boolean> {
    const body = { adminIdxs: [...adminIdxs], toGroupIdx };
    const answer = await run(() => call("PUT /admin/move", { body }));
    if (!answer?.ok) return false;
    toastBar(t("move.done", { count: answer.value.moved }));
    await refresh();
    return true;
  }

  /** The new password; null when there is none. */
  async function resetPassword(adminIdx: number, name: string): Promise<string | null> {
    const isWanted = await showConfirm({
      title: t("reset.title"),
      message: t("reset.message", { name }),
      confirm: t("reset.confirm"),
      cancel: common("cancel"),
    });
    if (!isWanted) return null;
    const answer = await run(() => call("PUT /admin/reset-pw", { body: { adminIdx } }));
    return answer?.ok ? answer.value.tempPassword : null;
  }

  /** Unlocks an account that is locked after wrong passwords. */
  async function unlock(adminIdx: number): Promise<boolean> {
    const answer = await run(() => call("PUT /admin/unlock", { body: { adminIdx } }));
    if (answer?.ok) toastBar(t("unlock.done"));
    return answer?.ok ?? false;
  }

  return { toState, remove, move, resetPassword, unlock, isBusy };
}

/** Reads the lists of accounts again after a write. */
export const useRefreshAdmins = () => useReadAgain(["GET /admin"]);
