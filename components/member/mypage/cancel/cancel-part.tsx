"use client";

import { useTranslations } from "next-intl";
import { useEffect, useRef, useState } from "react";
import { LazyPart } from "@/components/feedback/lazy-part";
import { Group } from "@/components/member/shared/layout/facts";
import type { PageContext } from "@/components/member/shared/page-context";
import { Button } from "@/components/ui/button";
import type { BookingState } from "@/lib/contract/code-values/bookings";
import { bookingState } from "@/lib/contract/code-values/bookings";
import type { Cancelled, OwnDetail } from "@/lib/web/my/booking-state";
import { focusQuietly } from "@/lib/web/runtime/hash-scroll";
import { CallTheClub } from "./call-the-club";
import { CancelCost } from "./cancel-cost";

type Props = {
  booking: OwnDetail;
  context: PageContext;
  onReload: () => Promise<OwnDetail | undefined>;
  onCancelled: (answer: Cancelled) => void;
  /** The booking was cancelled on this page; another part shows the outcome. */
  isDone?: boolean;
};

const loadForm = () => import("./cancel-form").then(({ CancelForm }) => CancelForm);
const cancellable = new Set<BookingState>([bookingState.booked, bookingState.confirmed]);

/** The cost of a cancellation now; then the form, or the number to call. */
export function CancelPart({ booking, context, onReload, onCancelled, isDone = false }: Props) {
  const t = useTranslations("mypage.cancel");
  const [isOpen, setOpen] = useState(false);
  const [firstState] = useState(booking.state);
  if (!cancellable.has(booking.state)) {
    return cancellable.has(firstState) && !isDone ? <EndedElsewhere /> : null;
  }
  const { cancelPreview, canCancel } = booking;
  if (!cancelPreview || !canCancel) {
    return (
      <Group id="cancel" title={t("title")}>
        <CallTheClub text={t("phoneOnly")} phone={booking.phone} />
      </Group>
    );
  }
  const open = async () => {
    // A boundary may have passed while the page stood open.
    await onReload();
    setOpen(true);
  };
  return (
    <Group id="cancel" title={t("title")}>
      <CancelCost booking={booking} preview={cancelPreview} context={context} />
      {isOpen ? (
        <LazyPart
          load={loadForm}
          props={{
            booking,
            context,
            onReload,
            onCancelled,
            preview: cancelPreview,
            onGiveUp: () => setOpen(false),
          }}
        />
      ) : (
        <Button variant="outline" className="mt-6" onClick={() => void open()}>
          {t("begin")}
        </Button>
      )}
    </Group>
  );
}

/** While the page stood open the booking came to an end, on another device or at the club. */
function EndedElsewhere() {
  const t = useTranslations("mypage.cancel");
  const words = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (words.current) focusQuietly(words.current);
  }, []);
  return (
    <Group id="cancel" title={t("title")}>
      <p ref={words}>{t("versionMoved")}</p>
    </Group>
  );
}
