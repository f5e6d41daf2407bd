import { useTranslations } from "next-intl";
import type { StaffHoliday } from "@/lib/contract/tee-sheets/holidays";
import type { Language } from "@/lib/shared/languages";
import { formatDate } from "@/lib/shared/time/date-format";
import { call } from "@/lib/web/api/browser";
import { showConfirm } from "@/lib/web/runtime/dialogs";
import { toastBar } from "@/lib/web/runtime/toasts";
import { useSave } from "../form/use-save";
import { useOffice } from "../frame/root/office-context";
import { closing, createHolidayCall, type HolidayDraft, updateHolidayCall } from "./holiday-draft";

type Options = { entry: StaffHoliday | null; main: Language; onSaved: () => Promise<void> };

/** Saves a day. A closing that meets bookings is asked about first: none of them is cancelled by it. */
export function useHolidaySave({ entry, main, onSaved }: Options) {
  const t = useTranslations("ishm.holidays");
  const common = useTranslations("common");
  const { formats } = useOffice();

  const saving = useSave({
    send: (draft: HolidayDraft) =>
      entry
        ? call("PUT /ops/holidays", updateHolidayCall(draft, entry.seq, main), { handled: true })
        : call("POST /ops/holidays", createHolidayCall(draft, main), { handled: true }),
    async onSaved({ affected: count }, draft) {
      const name = draft.names[main].trim();
      if (count > 0) toastBar(t("savedAffected", { name, count }), { tone: "alert" });
      else toastBar(t("saved", { name }));
      await onSaved();
    },
    fieldOf: ({ code, msgVar: [field = ""] }) =>
      code === 9001 ? field.replace("dateName", `i18n.${main}`) : null,
  });

  /** True when nothing is met, or the person wants it all the same. */
  async function isWanted({ date, holidayType }: HolidayDraft): Promise<boolean> {
    if (holidayType !== closing || entry?.holidayType === closing) return true;
    const answer = await call("GET /ops/holidays/affected", { query: { date } });
    if (!answer.ok || answer.value.affected === 0) return answer.ok;
    return showConfirm({
      title: t("closeConfirm", { date: formatDate(date, formats) }),
      message: t("meets", { count: answer.value.affected }),
      confirm: t("closeAnyway"),
      cancel: common("cancel"),
    });
  }

  return {
    ...saving,
    async save(draft: HolidayDraft): Promise<void> {
      if (await isWanted(draft)) await saving.save(draft);
    },
  };
}
