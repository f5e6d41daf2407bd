"use client";

import { useTranslations } from "next-intl";
import { LazyPart } from "@/components/feedback/lazy-part";
import type { ClubClock } from "@/components/member/shared/data/club-clock";
import { clockText, useSecondsLeft } from "@/components/member/shared/data/use-seconds-left";
import { Loading } from "@/components/member/shared/layout/loading";
import { MemberLink } from "@/components/member/shared/layout/member-link";
import { usePageLinks } from "@/components/member/shared/layout/use-page-links";
import type { PageContext } from "@/components/member/shared/page-context";
import { Chip, type ChipTone } from "@/components/ui/chip";
import { waitingState } from "@/lib/contract/code-values/waitings";
import type { MyWaiting } from "@/lib/contract/waitings/waitings";
import { formatDay, formatDeadline } from "@/lib/shared/time/deadline";
import { memberPaths } from "@/lib/web/routing/member-paths";
import { LeaveButton } from "./leave-button";
import { useWaitingNames } from "./use-waiting-names";

const loadOffer = () => import("./offer-panel").then(({ OfferPanel }) => OfferPanel);

type Props = { waiting: MyWaiting; context: PageContext; clock: ClubClock };

const tones: Record<MyWaiting["state"], ChipTone> = {
  [waitingState.waiting]: "info",
  [waitingState.offered]: "warn",
  [waitingState.assigned]: "ok",
  [waitingState.declined]: "outline",
  [waitingState.offerExpired]: "outline",
  [waitingState.cancelled]: "outline",
  [waitingState.closedWithoutSlot]: "neutral",
};

/** One entry: what is requested, the place in the queue, and what is to be answered. */
export function WaitingRow({ waiting, context, clock }: Props) {
  const t = useTranslations("waitings");
  const { link } = usePageLinks(context);
  const names = useWaitingNames(context);
  const { state, rank, bookingIdx } = waiting;
  const request = [
    waiting.standbyTimeCodes.map(names.band).join(", "),
    waiting.courseCodes.length > 0 ? waiting.courseCodes.map(names.course).join(", ") : t("anyCourse"),
    t("players", { count: waiting.playerCount }),
  ];
  return (
    <li className="border-b border-line py-5">
      <div className="flex flex-wrap items-baseline gap-x-6 gap-y-1">
        <div className="min-w-0 flex-1 basis-72">
          <p className="font-semibold tabular-nums">{formatDay(waiting.playDate, context)}</p>
          <p className="text-caption text-ink-2">{request.join(" · ")}</p>
          {rank === null ? null : <p className="mt-1 tabular-nums">{t("rank", { rank })}</p>}
        </div>
        <Chip tone={tones[state]}>{waiting.stateName}</Chip>
      </div>
      {state === waitingState.offered && waiting.offer && waiting.offerUntil ? (
        <LazyPart
          load={loadOffer}
          props={{ waiting, offer: waiting.offer, until: waiting.offerUntil, context, clock }}
          placeholder={<Loading />}
        />
      ) : null}
      {state === waitingState.assigned && bookingIdx !== null ? (
        <p className="mt-3">
          <MemberLink className="link" href={link(memberPaths.my.booking(bookingIdx))}>
            {t("toBooking")}
          </MemberLink>
        </p>
      ) : null}
      {state === waitingState.assigned && waiting.graceUntil ? (
        <GraceLine
          waitingIdx={waiting.waitingIdx}
          until={waiting.graceUntil}
          context={context}
          clock={clock}
        />
      ) : null}
      {state === waitingState.waiting ? (
        <LeaveButton
          waitingIdx={waiting.waitingIdx}
          context={context}
          word={t("leave")}
          sure={t("leaveSure")}
        />
      ) : null}
    </li>
  );
}

type GraceLineProps = { waitingIdx: number; until: string; context: PageContext; clock: ClubClock };

/** A time from the waiting list can be released free of charge for a while (domain.md 7.7). */
function GraceLine({ waitingIdx, until, context, clock }: GraceLineProps) {
  const t = useTranslations("waitings");
  const seconds = useSecondsLeft(clock.here(until));
  if (seconds === 0) return null;
  return (
    <div className="mt-3 border-s-4 border-ok bg-ok-tint px-5 py-3">
      <p className="tabular-nums">
        {t("grace", { time: formatDeadline(until, context), left: clockText(seconds) })}
      </p>
      <LeaveButton waitingIdx={waitingIdx} context={context} word={t("giveBack")} sure={t("giveBackSure")} />
    </div>
  );
}
