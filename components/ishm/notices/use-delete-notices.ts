import { useTranslations } from "next-intl";
import { useState } from "react";
import { call } from "@/lib/web/api/browser";
import { showConfirm } from "@/lib/web/runtime/dialogs";
import { toastBar } from "@/lib/web/runtime/toasts";

/** Deletes after a confirmation that says how many; true when they are gone. */
export function useDeleteNotices() {
  const t = useTranslations("ishm.notice");
  const common = useTranslations("common");
  const [isBusy, setBusy] = useState(false);

  async function remove(noticeIdxs: readonly number[]): Promise<boolean> {
    if (isBusy || noticeIdxs.length === 0) return false;
    const isWanted = await showConfirm({
      title: common("delete"),
      message: t("deleteConfirm", { count: noticeIdxs.length }),
      confirm: common("delete"),
      cancel: common("cancel"),
    });
    if (!isWanted) return false;
    setBusy(true);
    const answer = await call("DELETE /notice", { body: { idxs: [...noticeIdxs] } });
    setBusy(false);
    if (answer.ok) toastBar(t("deleted", { count: answer.value.deleted }));
    return answer.ok;
  }
  return { remove, isBusy };
}
