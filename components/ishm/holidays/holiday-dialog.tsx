"use client";

import { useTranslations } from "next-intl";
import { Dialog } from "@/components/ui/dialog";
import type { StaffHoliday } from "@/lib/contract/tee-sheets/holidays";
import { formatDate } from "@/lib/shared/time/date-format";
import { useUnsavedConfirm } from "../form/use-unsaved-confirm";
import { useOffice } from "../frame/root/office-context";
import { HolidayForm } from "./holiday-form";

type Props = {
  /** Null for a new one. */
  entry: StaffHoliday | null;
  date: string;
  onClose: () => void;
  onSaved: () => Promise<void>;
};

/** One day in a dialog of its own. */
export function HolidayDialog({ entry, date, onClose, onSaved }: Props) {
  const t = useTranslations("ishm.holidays.form");
  const common = useTranslations("common");
  const { formats } = useOffice();
  const closing = useUnsavedConfirm(onClose);
  const named = { name: entry?.dateName ?? "", date: formatDate(date, formats) };
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => (isOpen ? undefined : void closing.leave())}
      title={entry ? t("editTitle", named) : t("newTitle")}
      closeLabel={common("close")}
    >
      <HolidayForm
        entry={entry}
        date={date}
        onDirty={closing.setDirty}
        onSaved={async () => {
          await onSaved();
          onClose();
        }}
      />
    </Dialog>
  );
}
