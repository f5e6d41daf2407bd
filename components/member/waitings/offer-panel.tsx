"use client";

import { useTranslations } from "next-intl";
import { Refusal } from "@/components/member/account/refusal";
import { clockText, saidSeconds, useSecondsLeft } from "@/components/member/layout/use-seconds-left";
import type { ClubClock } from "@/components/member/mypage/club-clock";
import type { MyPlace } from "@/components/member/mypage/place";
import { Button } from "@/components/ui/button";
import type { MyWaiting } from "@/lib/contract/waitings/waitings";
import { formatTime } from "@/lib/shared/time/date-format";
import { useOffer } from "./use-offer";
import { useWaitingNames } from "./use-waiting-names";

type Props = {
  waiting: Pick<MyWaiting, "waitingIdx">;
  offer: NonNullable<MyWaiting["offer"]>;
  until: string;
  place: MyPlace;
  clock: ClubClock;
};

/** A time that is kept for the member, the clock it is kept by, and one press for yes or no. */
export function OfferPanel({ waiting, offer, until, place, clock }: Props) {
  const t = useTranslations("waitings.offer");
  const names = useWaitingNames(place);
  const seconds = useSecondsLeft(clock.here(until));
  const { answer, isBusy, failure } = useOffer(waiting.waitingIdx, place);
  const said = saidSeconds(seconds);
  const isOver = seconds === 0;
  return (
    <section
      aria-label={t("title")}
      className="mt-4 border-s-4 border-bark bg-pine-900 px-6 py-5 text-on-dark"
      data-surface="dark"
    >
      <p className="text-caption text-on-dark-2">{t("title")}</p>
      <p className="mt-1 flex flex-wrap items-baseline justify-between gap-x-8 gap-y-2">
        <span className="font-serif text-value tabular-nums">
          {offer.teeTime} {names.course(offer.courseCode)}
        </span>
        <span aria-hidden="true" className="font-serif text-value tabular-nums">
          {clockText(seconds)}
        </span>
      </p>
      <p className="mt-1 text-on-dark-2 tabular-nums">
        {isOver ? t("over") : t("until", { time: formatTime(until, place.formats) })}
      </p>
      <p role="status" className="visually-hidden">
        {isOver ? t("over") : said === null ? "" : t("secondsLeft", { seconds: said })}
      </p>
      {isOver ? null : (
        <div className="mt-5 flex flex-wrap gap-3">
          <Button
            variant="binding"
            isBusy={isBusy}
            busyText={t("accepting")}
            onClick={() => void answer("ACCEPT")}
          >
            {t("accept")}
          </Button>
          <Button variant="outline-on-dark" isBusy={isBusy} onClick={() => void answer("DECLINE")}>
            {t("decline")}
          </Button>
        </div>
      )}
      {failure ? (
        <div className="mt-3 bg-sheet px-4 pb-2">
          <Refusal>{failure}</Refusal>
        </div>
      ) : null}
    </section>
  );
}
