import { useTranslations } from "next-intl";
import type { StaffHoliday } from "@/lib/contract/tee-sheets/holidays";
import { formatDate } from "@/lib/shared/time/date-format";
import { call } from "@/lib/web/api/browser";
import { useHolidayRefresh } from "@/lib/web/api/use-kept";
import { showConfirm } from "@/lib/web/runtime/dialogs";
import { toastBar } from "@/lib/web/runtime/toasts";
import { useOffice } from "../frame/root/office-context";

/** Taking an entry out and bringing it back. */
export function useHolidayActions(reload: () => Promise<unknown>) {
  const t = useTranslations("ishm.holidays");
  const common = useTranslations("common");
  const { clubCode, formats } = useOffice();
  const refreshKept = useHolidayRefresh();

  async function refresh(): Promise<void> {
    await Promise.all([reload(), refreshKept(clubCode)]);
  }

  async function remove({ date, seq, dateName: name }: StaffHoliday) {
    const isSure = await showConfirm({
      title: t("removeConfirm", { name, date: formatDate(date, formats) }),
      message: t("removeMessage"),
      confirm: t("remove"),
      cancel: common("cancel"),
    });
    if (!isSure) return;
    const answer = await call("DELETE /ops/holidays", { body: { date, seq } });
    if (answer.ok) toastBar(t("removedNow", { name }));
    await refresh();
  }

  async function restore({ date, seq, dateName: name }: StaffHoliday) {
    const answer = await call("PUT /ops/holidays", { body: { date, seq, isRemoved: false } });
    if (answer.ok) toastBar(t("restored", { name }));
    await refresh();
  }

  return { refresh, remove, restore };
}
