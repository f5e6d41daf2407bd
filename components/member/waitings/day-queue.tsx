"use client";

import { useTranslations } from "next-intl";
import { Loading, NotLoaded } from "@/components/member/account/loading";
import { MemberLink } from "@/components/member/layout/member-link";
import type { ClubClock } from "@/components/member/mypage/club-clock";
import type { MyPlace } from "@/components/member/mypage/place";
import { useMyWay } from "@/components/member/mypage/use-my-way";
import type { WaitingDay } from "@/lib/contract/waitings/waitings";
import { formatDateTime } from "@/lib/shared/time/date-format";
import { useCall } from "@/lib/web/api/use-call";
import { paths } from "@/lib/web/routing/paths";
import { BandList } from "./band-list";
import { RequestForm } from "./request-form";

type Props = { date: string; memberIdx: number; place: MyPlace; clock: ClubClock };

/** The waiting list of one day: how many wait for what, and the way in. */
export function DayQueue({ date, memberIdx, place, clock }: Props) {
  const { data, error, mutate } = useCall(
    "GET /reservation/waitings/{a}/{b}",
    { params: { a: String(memberIdx), b: date }, query: { lang: place.language } },
    { handled: true },
  );
  if (!data) {
    return <div className="mt-8">{error ? <NotLoaded onRetry={() => void mutate()} /> : <Loading />}</div>;
  }
  const full = data.bands.filter(({ freeSlots }) => freeSlots === 0);
  const isMine = data.my.length >= data.limits.perDate;
  const isUsedUp = data.limits.openUsed >= data.limits.open;
  return (
    <div className="mt-8">
      <BandList bands={data.bands} />
      <Standing day={data} place={place} clock={clock} isMine={isMine} isUsedUp={isUsedUp} />
      {data.possible && !isMine && !isUsedUp ? (
        <RequestForm date={date} memberIdx={memberIdx} bands={full} place={place} />
      ) : null}
    </div>
  );
}

type StandingProps = {
  day: WaitingDay;
  place: MyPlace;
  clock: ClubClock;
  isMine: boolean;
  isUsedUp: boolean;
};

/** Why one cannot wait for this day, or until when one can. */
function Standing({ day, place, clock, isMine, isUsedUp }: StandingProps) {
  const t = useTranslations("waitings");
  const { link } = useMyWay(place);
  const time = formatDateTime(day.closeAt, place.formats);
  const isClosed = Date.parse(day.closeAt) <= clock.now();
  const hasFree = day.bands.some(({ freeSlots }) => freeSlots > 0);
  const rank = day.my.find((one) => one.rank !== null)?.rank ?? null;
  if (isMine)
    return <p className="mt-5 font-semibold">{rank ? t("inLine", { rank }) : t("inLineAlready")}</p>;
  if (isClosed) return <p className="mt-5">{t("closed", { time })}</p>;
  if (!day.possible && !hasFree) return <p className="mt-5">{t("notOpen")}</p>;
  return (
    <div className="mt-5 flex flex-col gap-2">
      {hasFree ? (
        <p>
          {t("stillFree")}{" "}
          <MemberLink className="link" href={link(paths.reservation({ date: day.playDate }))}>
            {t("seeSheet")}
          </MemberLink>
        </p>
      ) : null}
      {isUsedUp ? <p>{t("usedUp", { open: day.limits.open })}</p> : <p>{t("closesAt", { time })}</p>}
    </div>
  );
}
