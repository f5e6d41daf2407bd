"use client";

import { useTranslations } from "next-intl";
import type { ClubClock } from "@/components/member/shared/data/club-clock";
import { Loading, NotLoaded } from "@/components/member/shared/layout/loading";
import { MemberLink } from "@/components/member/shared/layout/member-link";
import { SuspendedNote } from "@/components/member/shared/layout/suspended-note";
import { usePageLinks } from "@/components/member/shared/layout/use-page-links";
import type { PageContext } from "@/components/member/shared/page-context";
import type { WaitingDay } from "@/lib/contract/waitings/waitings";
import { withGap } from "@/lib/shared/texts/sentences";
import { formatDeadline } from "@/lib/shared/time/deadline";
import { useCall } from "@/lib/web/api/use-call";
import { paths } from "@/lib/web/routing/paths";
import { RequestForm } from "./request-form";

type Props = { date: string; memberIdx: number; context: PageContext; clock: ClubClock };

/** The waiting list of one day: how many wait for which band, and the request form. */
export function DayQueue({ date, memberIdx, context, clock }: Props) {
  const { data, error, mutate } = useCall(
    "GET /reservation/waitings/{a}/{b}",
    { params: { a: String(memberIdx), b: date }, query: { lang: context.language } },
    { handled: true },
  );
  if (!data) {
    return <div className="mt-8">{error ? <NotLoaded onRetry={() => void mutate()} /> : <Loading />}</div>;
  }
  const full = data.bands.filter(({ freeSlots }) => freeSlots === 0);
  const isMine = data.my.length >= data.limits.perDate;
  const isUsedUp = data.limits.openUsed >= data.limits.open;
  const isSuspended = data.suspendedUntil != null;
  return (
    <div className="mt-8">
      <SuspendedNote until={data.suspendedUntil} context={context} />
      <BandList bands={data.bands} />
      {isMine || !isSuspended ? (
        <QueueStatus day={data} context={context} clock={clock} isMine={isMine} isUsedUp={isUsedUp} />
      ) : null}
      {data.possible && !isMine && !isUsedUp && !isSuspended ? (
        <RequestForm date={date} memberIdx={memberIdx} bands={full} context={context} />
      ) : null}
    </div>
  );
}

type QueueStatusProps = {
  day: WaitingDay;
  context: PageContext;
  clock: ClubClock;
  isMine: boolean;
  isUsedUp: boolean;
};

/** Why one cannot wait for this day, or until when one can. */
function QueueStatus({ day, context, clock, isMine, isUsedUp }: QueueStatusProps) {
  const t = useTranslations("waitings");
  const { link } = usePageLinks(context);
  const time = formatDeadline(day.closeAt, context);
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
          {withGap(t("stillFree"))}
          <MemberLink className="link" href={link(paths.reservation({ date: day.playDate }))}>
            {t("seeSheet")}
          </MemberLink>
        </p>
      ) : null}
      {isUsedUp ? <p>{t("usedUp", { open: day.limits.open })}</p> : <p>{t("closesAt", { time })}</p>}
    </div>
  );
}

type BandListProps = { bands: WaitingDay["bands"] };

/** The bands of a day: free times, or the teams waiting where there are none. */
function BandList({ bands }: BandListProps) {
  const t = useTranslations("waitings");
  if (bands.length === 0) return <p className="text-ink-2">{t("noSheet")}</p>;
  return (
    <ul
      aria-label={t("bands")}
      className="grid grid-cols-1 border-t border-line min-[37.5rem]:grid-cols-2 min-[37.5rem]:gap-x-10"
    >
      {bands.map(({ key, name, freeSlots, waitingTeams }) => (
        <li key={key} className="flex justify-between gap-4 border-b border-line py-3 tabular-nums">
          <span className="font-semibold">{name}</span>
          <span className={freeSlots > 0 ? "text-ok" : "text-info"}>
            {freeSlots > 0 ? t("free", { count: freeSlots }) : t("teams", { count: waitingTeams })}
          </span>
        </li>
      ))}
    </ul>
  );
}
