import { useTranslations } from "next-intl";
import { useState } from "react";
import { useSWRConfig } from "swr";
import type { AdminState } from "@/lib/contract/admins/admin-shapes";
import { ok } from "@/lib/shared/result";
import { call } from "@/lib/web/api/browser";
import { showConfirm } from "@/lib/web/runtime/dialogs";
import { toastBar } from "@/lib/web/runtime/toasts";

/** Whom an action is about: the idxs and, for the question, the names. */
export type Persons = { idxs: readonly number[]; names: string };

/** What is done to accounts besides editing them, each after a question that names them. True when it is done. */
export function useAdminActions() {
  const t = useTranslations("ishm.admins");
  const common = useTranslations("common");
  const refresh = useRefreshAdmins();
  const [isBusy, setBusy] = useState(false);

  async function once<T>(work: () => Promise<T>): Promise<T> {
    setBusy(true);
    try {
      return await work();
    } finally {
      setBusy(false);
    }
  }

  /** With a version the one account is changed as it was read; the new version of it, null when nothing was changed. */
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
    if (!isWanted || isBusy) return null;
    const [adminIdx = 0] = idxs;
    const answer = await once(async () => {
      if (version !== undefined) return call("PUT /admin", { body: { adminIdx, state, version } });
      const changed = await call("PUT /admin/state", { body: { adminIdxs: [...idxs], state } });
      return changed.ok ? ok({ version }) : changed;
    });
    if (!answer.ok) return null;
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
    if (!isWanted || isBusy) return false;
    const answer = await once(() => call("DELETE /admin", { body: { idxs: [...idxs] } }));
    if (!answer.ok) return false;
    toastBar(t("remove.done", { count: answer.value.deleted }));
    await refresh();
    return true;
  }

  async function move(adminIdxs: readonly number[], toGroupIdx: number): Promise<boolean> {
    if (isBusy) return false;
    const body = { adminIdxs: [...adminIdxs], toGroupIdx };
    const answer = await once(() => call("PUT /admin/move", { body }));
    if (!answer.ok) return false;
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
    if (!isWanted || isBusy) return null;
    const answer = await once(() => call("PUT /admin/reset-pw", { body: { adminIdx } }));
    return answer.ok ? answer.value.tempPassword : null;
  }

  /** Lets the owner sign in at once, whatever wrong passwords strangers have typed. */
  async function unlock(adminIdx: number): Promise<boolean> {
    if (isBusy) return false;
    const answer = await once(() => call("PUT /admin/unlock", { body: { adminIdx } }));
    if (answer.ok) toastBar(t("unlock.done"));
    return answer.ok;
  }

  return { toState, remove, move, resetPassword, unlock, isBusy };
}

/** What the lists hold of the accounts is older than a write: they are read again. */
export function useRefreshAdmins(): () => Promise<unknown> {
  const { mutate } = useSWRConfig();
  return () => mutate((key) => Array.isArray(key) && key[0] === "GET /admin");
}
