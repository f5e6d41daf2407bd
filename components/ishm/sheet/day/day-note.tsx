import { useTranslations } from "next-intl";
import { Chip } from "@/components/ui/chip";
import type { StaffSheet } from "@/lib/contract/tee-sheets/ops-tee-sheets";

/** What is special about the day: a holiday, a closing; else whether it is charged as a weekend. */
export function DayNote({ sheet }: { sheet: StaffSheet }) {
  const t = useTranslations("ishm.sheet.dayTypes");
  return (
    <p className="flex items-center gap-2">
      {sheet.isOpen ? null : <Chip tone="bad">{t("closed")}</Chip>}
      <span className="text-caption font-semibold">{sheet.holidayName ?? t(sheet.dayType)}</span>
    </p>
  );
}
