"use client";

import { useTranslations } from "next-intl";
import { wholeSeconds } from "@/components/member/booking/hold/hold-clock";
import type { BookingFlow } from "@/components/member/booking/use-booking-flow";
import { useSlotDetail } from "@/components/member/booking/use-slot-detail";
import { clockText, useSecondsLeft } from "@/components/member/shared/data/use-seconds-left";
import { MemberLink } from "@/components/member/shared/layout/member-link";
import type { BookingContext } from "@/components/member/shared/page-context";
import { Button } from "@/components/ui/button";
import { buttonStyle } from "@/components/ui/button-style";
import { Ruler } from "@/components/ui/layout/ruler";
import type { BookingDetail } from "@/lib/contract/bookings/booking-shapes";
import { formatDay } from "@/lib/shared/time/deadline";
import { litTicks } from "@/lib/web/booking/countdown";
import type { ChangedField } from "@/lib/web/booking/input";
import type { Held } from "@/lib/web/booking/own-hold";
import { dayTitle } from "@/lib/web/reservation/days";
import { localePath } from "@/lib/web/routing/locale";
import { memberPaths } from "@/lib/web/routing/member-paths";

type Props = { context: BookingContext; memberIdx: number; flow: BookingFlow };

/** The notes above the calendar: a time that is held elsewhere, the booking that is being changed. */
export function BookingNotes({ context, memberIdx, flow }: Props) {
  const t = useTranslations("booking.change");
  const { changing } = flow;
  const { elsewhere } = flow.hold;
  return (
    <div className="-mb-16 grid grid-cols-1 gap-6 empty:hidden">
      {elsewhere ? (
        <ElsewherePanel
          context={context}
          memberIdx={memberIdx}
          held={elsewhere}
          onGoOn={flow.goOn}
          onLetGo={flow.letGo}
        />
      ) : null}
      {changing.booking ? (
        <ChangeBanner
          context={context}
          booking={changing.booking}
          isEditing={flow.isEditing}
          onEdit={flow.edit}
        />
      ) : null}
      {changing.error ? (
        <p role="alert" className="font-semibold text-bad">
          {t("notFound")}
        </p>
      ) : null}
      {changing.isInConflict ? (
        <ConflictNote
          changes={changing.changes}
          onGoOn={() => {
            changing.goOn();
            flow.book.clear();
          }}
        />
      ) : null}
    </div>
  );
}

type ChangeBannerProps = {
  context: BookingContext;
  booking: BookingDetail;
  isEditing: boolean;
  onEdit: () => void;
};

/** Says which booking is being changed, and offers to change only its players. */
function ChangeBanner({ context, booking, isEditing, onEdit }: ChangeBannerProps) {
  const t = useTranslations("booking.change");
  const day = dayTitle(booking.playDate, context);
  return (
    <section aria-labelledby="change-heading" className="border-s-4 border-bark bg-bark-100 px-5 py-4">
      <h2 id="change-heading" className="text-group font-semibold">
        {t("title", { day, time: booking.teeTime, course: booking.courseName })}
      </h2>
      <p className="mt-1">{t(booking.canChange ? "lead" : "leadEdit")}</p>
      <div className="mt-3 flex flex-wrap gap-3">
        {isEditing ? null : (
          <Button variant="primary" onClick={onEdit}>
            {t("editPlayers")}
          </Button>
        )}
        <MemberLink
          href={localePath(
            memberPaths.my.booking(booking.bookingIdx),
            context.language,
            context.defaultLanguage,
          )}
          className={buttonStyle("outline", "medium")}
        >
          {t("leave")}
        </MemberLink>
      </div>
    </section>
  );
}

type ConflictNoteProps = { changes: readonly ChangedField[]; onGoOn: () => void };

/** The booking was changed elsewhere (4211): shows the differences, and goes on with the typed input. */
function ConflictNote({ changes, onGoOn }: ConflictNoteProps) {
  const t = useTranslations("booking.conflict");
  return (
    <div role="alert" className="border-s-4 border-warn bg-warn-tint px-5 py-4">
      <p className="font-semibold">{t("title")}</p>
      {changes.length > 0 ? (
        <ul className="mt-2 list-disc ps-5">
          {changes.map(({ field, before, after }) => (
            <li key={field}>{t(`field.${field}`, { before: before || "–", after: after || "–" })}</li>
          ))}
        </ul>
      ) : (
        <p className="mt-1">{t("other")}</p>
      )}
      <Button variant="outline" className="mt-3" onClick={onGoOn}>
        {t("goOn")}
      </Button>
    </div>
  );
}

type ElsewherePanelProps = {
  context: BookingContext;
  memberIdx: number;
  held: Held;
  onGoOn: () => void;
  onLetGo: () => void;
};

/** The time that the member holds in another tab or on another device: how long still, and both ways on from here. */
export function ElsewherePanel({ context, memberIdx, held, onGoOn, onLetGo }: ElsewherePanelProps) {
  const t = useTranslations("booking.elsewhere");
  const { slot } = useSlotDetail(context, memberIdx, held);
  const seconds = useSecondsLeft(held.endsAt);
  const day = formatDay(held.playDate, context);
  return (
    <section
      aria-labelledby="elsewhere-heading"
      className="bg-pine-900 px-5 py-5 text-on-dark min-[68.75rem]:px-6"
    >
      <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-3">
        <div className="max-w-[40rem]">
          <h2 id="elsewhere-heading" className="text-group font-semibold text-on-dark">
            {t("title")}
          </h2>
          <p className="mt-1 font-semibold">
            {slot ? `${day} ${slot.teeTime}, ${slot.courseName} → ${slot.courseOutName}` : day}
          </p>
          <p className="mt-1 text-caption text-on-dark-2">
            {t(held.bookingIdx === null ? "lead" : "leadMove")}
          </p>
        </div>
        <p role="timer" aria-label={t("left")} className="font-serif text-value tabular-nums">
          {clockText(seconds).padStart(5, "0")}
        </p>
      </div>
      <Ruler tone="dark" className="mt-3" progress={litTicks(seconds, wholeSeconds)} />
      <div className="mt-4 flex flex-wrap gap-3">
        <Button variant="binding" onClick={onGoOn}>
          {t("goOn")}
        </Button>
        <Button variant="outline-on-dark" onClick={onLetGo}>
          {t("letGo")}
        </Button>
      </div>
    </section>
  );
}
