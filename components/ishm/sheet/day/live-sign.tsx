import { useTranslations } from "next-intl";
import { formatTime } from "@/lib/shared/time/date-format";
import { useOffice } from "../../frame/root/office-context";

/** Whether live updates arrive, as a word. */
export function LiveSign({ lostAt }: { lostAt: Date | null }) {
  const t = useTranslations("ishm.sheet.live");
  const { formats } = useOffice();
  return (
    <p role="status" className="flex items-center gap-1.5 text-caption whitespace-nowrap text-ink-2">
      <span
        aria-hidden="true"
        className={lostAt ? "size-2 rounded-full border border-warn" : "size-2 rounded-full bg-ok"}
      />
      {lostAt ? (
        <span className="font-semibold text-warn">{t("lost", { time: formatTime(lostAt, formats) })}</span>
      ) : (
        t("on")
      )}
    </p>
  );
}
