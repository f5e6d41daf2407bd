"use client";

import { useTranslations } from "next-intl";
import { useRef, useState } from "react";
import type { ClubClock } from "@/components/member/shared/data/club-clock";
import { useFreshLists } from "@/components/member/shared/data/use-fresh-lists";
import {
  announcedSeconds,
  clockText,
  useSecondsLeft,
} from "@/components/member/shared/data/use-seconds-left";
import { Refusal } from "@/components/member/shared/layout/refusal";
import { usePageLinks } from "@/components/member/shared/layout/use-page-links";
import type { PageContext } from "@/components/member/shared/page-context";
import { Button } from "@/components/ui/button";
import type { MyWaiting } from "@/lib/contract/waitings/waitings";
import { formatTime } from "@/lib/shared/time/date-format";
import { call } from "@/lib/web/api/browser";
import { createCallKey } from "@/lib/web/my/call-key";
import { memberPaths } from "@/lib/web/routing/member-paths";
import { failureSentence } from "@/lib/web/runtime/failure-sentence";
import { useOnce } from "@/lib/web/runtime/use-once";
import { useWaitingNames } from "./use-waiting-names";

type Props = {
  waiting: Pick<MyWaiting, "waitingIdx">;
  offer: NonNullable<MyWaiting["offer"]>;
  until: string;
  context: PageContext;
  clock: ClubClock;
};

/** A time that is offered to the member, the time left to decide, and one press for yes or no. */
export function OfferPanel({ waiting, offer, until, context, clock }: Props) {
  const t = useTranslations("waitings.offer");
  const names = useWaitingNames(context);
  const seconds = useSecondsLeft(clock.here(until));
  const { answer, isBusy, failure } = useOffer(waiting.waitingIdx, context);
  const said = announcedSeconds(seconds);
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
        {isOver ? t("over") : t("until", { time: formatTime(until, context.formats) })}
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

/** Yes or no to an offer; a yes leads to the booking that it made. */
function useOffer(waitingIdx: number, context: PageContext) {
  const { run, isBusy } = useOnce();
  const { go } = usePageLinks(context);
  const refresh = useFreshLists();
  const keyOf = useRef(createCallKey());
  const [failure, setFailure] = useState<string | null>(null);

  const answer = (action: "ACCEPT" | "DECLINE") =>
    run(async () => {
      setFailure(null);
      const body = { clubCode: context.clubCode, waitingIdx, action };
      const options = { handled: true, idempotencyKey: keyOf.current(body) };
      const said = await call("POST /reservation/waitings", { body }, options);
      if (!said.ok) setFailure(await failureSentence(said.failure, context.language));
      else if (said.value.bookingIdx) go(memberPaths.my.booking(said.value.bookingIdx, { isBooked: true }));
      await refresh();
    });
  return { answer, isBusy, failure };
}
