"use client";

import { useTranslations } from "next-intl";
import { MemberLink } from "@/components/member/shared/layout/member-link";
import type { PageContext } from "@/components/member/shared/page-context";
import { ButtonLink } from "@/components/ui/button";
import { Ruler } from "@/components/ui/layout/ruler";
import { Skeleton } from "@/components/ui/layout/skeleton";
import { daysBetween } from "@/lib/shared/time/calendar";
import { formatDay } from "@/lib/shared/time/deadline";
import { useCall } from "@/lib/web/api/use-call";
import { lastPartyRead } from "@/lib/web/my/home-reads";
import { memberPaths } from "@/lib/web/routing/member-paths";
import { paths } from "@/lib/web/routing/paths";
import { usePageLinks } from "../../shared/layout/use-page-links";
import type { Home } from "./use-home";

type Props = {
  round: Home["next"];
  today: string;
  memberIdx: number;
  isSuspended: boolean;
  context: PageContext;
};

/** The next round, as large as it matters; without one the way to the calendar. Who is suspended is offered none. */
export function NextRound({ round, today, memberIdx, isSuspended, context }: Props) {
  const t = useTranslations("mypage.home");
  const { link } = usePageLinks(context);
  if (!round) {
    return (
      <section className="flex flex-wrap items-center justify-between gap-6 border-y border-pine-800 py-7">
        <h2 className="font-serif text-sub">{t("noRound")}</h2>
        {isSuspended ? null : (
          <div className="flex flex-wrap gap-3">
            <ButtonLink as={MemberLink} variant="binding" href={link(paths.reservation())}>
              {t("book")}
            </ButtonLink>
            <LastParty memberIdx={memberIdx} context={context} />
          </div>
        )}
      </section>
    );
  }
  const days = daysBetween(today, round.playDate);
  // Somebody else's number is never told: the booker who has one is the viewer.
  const isOwn = round.players.some(({ isBooker, memberIdx }) => isBooker && memberIdx !== null);
  const names = round.players
    .map(({ name }) => name)
    .filter(Boolean)
    .join(", ");
  return (
    <section
      aria-labelledby="next-round"
      className="bg-pine-900 px-6 py-7 text-on-dark min-[37.5rem]:px-10"
      data-surface="dark"
    >
      <h2 id="next-round" className="text-caption text-on-dark-2">
        {t("next")}
      </h2>
      <div className="mt-2 flex flex-wrap items-end justify-between gap-x-10 gap-y-3">
        <div className="min-w-0">
          <p className="flex flex-wrap items-baseline gap-x-5 font-serif text-value tabular-nums">
            {round.teeTime}
            <span className="text-sub">{formatDay(round.playDate, context)}</span>
          </p>
          <p className="mt-2 text-lead">
            {round.courseName} · {t("players", { count: round.playerCount })}
          </p>
          <p className="mt-1 text-on-dark-2">{names}</p>
        </div>
        <p className="font-serif text-sub tabular-nums">{t("inDays", { days })}</p>
      </div>
      <Ruler tone="dark" progress={27 - Math.min(27, days)} className="mt-5" />
      <div className="mt-5 flex flex-wrap gap-3">
        <ButtonLink
          as={MemberLink}
          variant="outline-on-dark"
          href={link(memberPaths.my.booking(round.bookingIdx))}
        >
          {days === 0 ? t("seeToday") : t("seeRound")}
        </ButtonLink>
        {isOwn && !isSuspended ? (
          <ButtonLink
            as={MemberLink}
            variant="outline-on-dark"
            href={link(memberPaths.my.again(round.bookingIdx))}
          >
            {t("again")}
          </ButtonLink>
        ) : null}
      </div>
    </section>
  );
}

/** The way to a booking with the party of the last round, where there was one. */
function LastParty({ memberIdx, context }: Pick<Props, "memberIdx" | "context">) {
  const t = useTranslations("mypage.home");
  const { link } = usePageLinks(context);
  const { data, error } = useCall(...lastPartyRead(memberIdx, context.language), { handled: true });
  const [last] = data?.list ?? [];
  // In its place from the first paint on: the page does not move when the answer comes.
  if (!data && !error) return <Skeleton className="h-12 w-64 max-w-full" />;
  if (!last) return null;
  return (
    <ButtonLink as={MemberLink} variant="outline" href={link(memberPaths.my.again(last.bookingIdx))}>
      {t("again")}
    </ButtonLink>
  );
}
