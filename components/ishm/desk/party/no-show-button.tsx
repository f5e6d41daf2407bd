"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import type { DeskBooking, NoShowPreview } from "@/lib/contract/bookings/ops-desk";
import { formatMoney } from "@/lib/shared/money/money";
import { formatDay } from "@/lib/shared/time/deadline";
import { useCall } from "@/lib/web/api/use-call";
import { ActionDialog } from "../../action/action-dialog";
import { useOffice } from "../../frame/root/office-context";
import { useDeadline } from "../../frame/use-deadline";
import { useListWords } from "../../frame/use-list-words";
import { useDeskAction } from "../use-desk-action";

type Props = {
  booking: DeskBooking;
  reason: string | undefined;
  refresh: () => Promise<unknown>;
  onDone: () => void;
};

/** Marks a no-show, after a confirmation with the consequences. */
export function NoShowButton({ booking, reason, refresh, onDone }: Props) {
  const t = useTranslations("ishm.desk.noShow");
  const { language } = useOffice();
  const [isOpen, setOpen] = useState(false);
  const { run, isBusy, failure, forget } = useDeskAction(booking, refresh);
  const { data, error } = useCall(
    isOpen ? "GET /ops/desk/no-shows/{id}" : null,
    { params: { id: String(booking.bookingIdx) }, query: { lang: language, reason } },
    { handled: true, revalidateOnFocus: false },
  );
  const lines = useLines(booking, data);
  return (
    <>
      <Button variant="danger" size="small" onClick={() => setOpen(true)}>
        {t("open")}
      </Button>
      <ActionDialog
        title={t("title")}
        lines={lines}
        reason="optional"
        confirmLabel={t("confirm")}
        tone="bad"
        isOpen={isOpen}
        isBusy={isBusy || (!data && !error)}
        failure={failure ?? (error ? t("unknown") : null)}
        onConfirm={async (why) => {
          if (!data || !(await run({ event: "NO_SHOW", reason: why }))) return;
          setOpen(false);
          onDone();
        }}
        onClose={() => {
          forget();
          setOpen(false);
        }}
      />
    </>
  );
}

function useLines({ bookerName, teeTime }: DeskBooking, preview: NoShowPreview | undefined): string[] {
  const t = useTranslations("ishm.desk.noShow");
  const list = useListWords();
  const { language, formats } = useOffice();
  const deadline = useDeadline();
  if (!preview) return [];
  const { penalty, otherBookings, hasCoupon, toldName } = preview;
  const others = otherBookings.map(
    (one) => `${formatDay(one.playDate, { language, formats })} ${one.teeTime}`,
  );
  return [
    t("state", { name: bookerName, time: teeTime }),
    penalty
      ? t("penalty", {
          amount: formatMoney(penalty.fineAmount, formats),
          percent: penalty.finePercent,
          until: deadline.moment(penalty.suspendTo),
          points: penalty.point,
        })
      : t("guest"),
    ...(others.length > 0 ? [t("others", { count: others.length, times: list(others) })] : []),
    ...(hasCoupon ? [t("coupon")] : []),
    toldName === null ? t("toldNobody") : t("told", { name: toldName }),
  ];
}
