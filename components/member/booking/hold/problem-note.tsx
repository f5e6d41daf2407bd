"use client";

import { useTranslations } from "next-intl";
import type { Problem } from "@/components/member/booking/use-book";
import { Button } from "@/components/ui/button";
import { Sign } from "@/components/ui/layout/signs";
import type { Lapsed } from "@/lib/web/booking/own-hold";

/** The hint after a refusal, by its code; other refusals need none. */
const ways = {
  4102: "notOpen",
  4103: "closed",
  4111: "expired",
  4201: "taken",
  4203: "players",
  4204: "companions",
  4205: "suspended",
  4206: "limit",
  4207: "limit",
  4208: "overlap",
  4209: "changes",
  4210: "late",
  4211: "changed",
  5101: "coupon",
} as const;

/** Why a booking was not made and what can be done; the region is there before its text. */
export function ProblemNote({ problem }: { problem: Problem | null }) {
  const t = useTranslations("booking.problem");
  const known = problem && problem.code in ways ? ways[problem.code as keyof typeof ways] : null;
  return (
    <div role="alert">
      {problem ? (
        <div className="my-2 flex items-start gap-2 border-s-4 border-bad bg-bad-tint px-4 py-3">
          <Sign name="warning" className="mt-0.5 text-bad" />
          <div>
            <p className="font-semibold text-bad">{problem.isUnanswered ? t("unanswered") : problem.text}</p>
            <p className="mt-1 text-caption text-ink">
              {problem.isUnanswered ? t("unansweredNext") : known ? t(known) : t("kept")}
            </p>
          </div>
        </div>
      ) : null}
    </div>
  );
}

/** How a hold ended without a booking. */
export type Ended = Exclude<Lapsed, { why: "booked" }>;
type Props = { lapsed: Ended; isBusy: boolean; onAgain: () => void; onLeave: () => void };

/** A hold that has ended: what happened, that nothing typed is lost, and what can be done. */
export function LapsedNote({ lapsed, isBusy, onAgain, onLeave }: Props) {
  const t = useTranslations("booking.hold");
  return (
    <div
      role="alert"
      className="border-t-3 border-bark bg-warn-tint px-5 py-5 min-[68.75rem]:order-first min-[68.75rem]:px-6"
    >
      <p className="font-semibold text-ink">{t(`endTitle.${lapsed.why}`)}</p>
      <p className="mt-1 text-caption text-ink-2">{t(`endText.${lapsed.why}`)}</p>
      <div className="mt-4 flex flex-wrap gap-3">
        {lapsed.why === "taken" ? null : (
          <Button onClick={onAgain} isBusy={isBusy} busyText={t("holding")}>
            {t("again")}
          </Button>
        )}
        <Button variant="outline" onClick={onLeave}>
          {t("leave")}
        </Button>
      </div>
    </div>
  );
}
