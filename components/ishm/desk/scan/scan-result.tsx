import { useTranslations } from "next-intl";
import { Icon } from "@/components/ui/layout/icons";
import { formatDate, formatTime } from "@/lib/shared/time/date-format";
import { useOffice } from "../../frame/root/office-context";
import type { Scan } from "./use-scan";

/** What came of the last scan, as a sentence that says what to do; nothing when the party is simply there to let in. */
export function ScanResult({ scan }: { scan: Scan | null }) {
  const sentence = useSentence(scan);
  return (
    <div role="alert" className="empty:hidden">
      {sentence ? (
        <p className="flex items-start gap-2 border-s-3 border-warn bg-warn-tint px-4 py-3 text-warn">
          <Icon name="warning" size={20} className="mt-0.5" />
          <span className="font-semibold">{sentence}</span>
        </p>
      ) : null}
    </div>
  );
}

function useSentence(scan: Scan | null): string | null {
  const t = useTranslations("ishm.desk.scan");
  const { formats } = useOffice();
  if (scan === null) return null;
  if (scan.kind === "failure") return scan.sentence;
  if (scan.kind === "blocked") return t("blocked");
  const { outcome, booking } = scan.answer;
  if (outcome === "FOUND") return null;
  return t(`outcomes.${outcome}`, {
    date: booking ? formatDate(booking.playDate, formats) : "",
    time: booking?.teeTime ?? "",
    from: booking ? formatTime(booking.checkInFrom, formats) : "",
    state: booking?.stateName ?? "",
    by: booking?.checkedIn?.by ?? "",
    at: booking?.checkedIn ? formatTime(booking.checkedIn.at, formats) : "",
  });
}
