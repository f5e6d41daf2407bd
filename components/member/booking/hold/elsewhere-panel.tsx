"use client";

import { useTranslations } from "next-intl";
import { clockText, useSecondsLeft } from "@/components/member/shared/data/use-seconds-left";
import { Button } from "@/components/ui/button";
import { Ruler } from "@/components/ui/layout/ruler";
import { litTicks } from "@/lib/web/booking/countdown";
import type { Held } from "@/lib/web/booking/own-hold";
import type { BookingContext } from "../booking-context";
import { dayShort } from "../dates";
import { useSlotDetail } from "../use-slot-detail";
import { wholeSeconds } from "./hold-clock";

type Props = {
  context: BookingContext;
  memberIdx: number;
  held: Held;
  onGoOn: () => void;
  onLetGo: () => void;
};

/** The time that the member holds in another tab or on another device: how long still, and both ways on from here. */
export function ElsewherePanel({ context, memberIdx, held, onGoOn, onLetGo }: Props) {
  const t = useTranslations("booking.elsewhere");
  const { slot } = useSlotDetail(context, memberIdx, held);
  const seconds = useSecondsLeft(held.endsAt);
  const day = dayShort(held.playDate, context.language);
  return (
    <section
      aria-labelledby="elsewhere-heading"
      className="bg-pine-900 px-5 py-5 text-on-dark min-[1100px]:px-6"
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
