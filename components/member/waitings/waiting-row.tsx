"use client";

import { useTranslations } from "next-intl";
import { MemberLink } from "@/components/member/layout/member-link";
import type { ClubClock } from "@/components/member/mypage/club-clock";
import type { MyPlace } from "@/components/member/mypage/place";
import { useMyWay } from "@/components/member/mypage/use-my-way";
import { Chip, type ChipTone } from "@/components/ui/chip";
import { waitingState } from "@/lib/contract/code-values/waitings";
import type { MyWaiting } from "@/lib/contract/waitings/waitings";
import { dayText } from "@/lib/web/my/booking-state";
import { paths } from "@/lib/web/routing/paths";
import { GraceLine } from "./grace-line";
import { LeaveButton } from "./leave-button";
import { OfferPanel } from "./offer-panel";
import { useWaitingNames } from "./use-waiting-names";

type Props = { waiting: MyWaiting; place: MyPlace; clock: ClubClock };

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
export function WaitingRow({ waiting, place, clock }: Props) {
  const t = useTranslations("waitings");
  const { link } = useMyWay(place);
  const names = useWaitingNames(place);
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
          <p className="font-semibold tabular-nums">
            {dayText(waiting.playDate, place.formats, place.language)}
          </p>
          <p className="text-caption text-ink-2">{request.join(" · ")}</p>
          {rank === null ? null : <p className="mt-1 tabular-nums">{t("rank", { rank })}</p>}
        </div>
        <Chip tone={tones[state]}>{waiting.stateName}</Chip>
      </div>
      {state === waitingState.offered && waiting.offer && waiting.offerUntil ? (
        <OfferPanel
          waiting={waiting}
          offer={waiting.offer}
          until={waiting.offerUntil}
          place={place}
          clock={clock}
        />
      ) : null}
      {state === waitingState.assigned && bookingIdx !== null ? (
        <p className="mt-3">
          <MemberLink className="link" href={link(paths.my.booking(bookingIdx))}>
            {t("toBooking")}
          </MemberLink>
        </p>
      ) : null}
      {state === waitingState.assigned && waiting.graceUntil ? (
        <GraceLine waitingIdx={waiting.waitingIdx} until={waiting.graceUntil} place={place} clock={clock} />
      ) : null}
      {state === waitingState.waiting ? (
        <LeaveButton waitingIdx={waiting.waitingIdx} place={place} word={t("leave")} sure={t("leaveSure")} />
      ) : null}
    </li>
  );
}
