"use client";

import { clsx } from "clsx";
import { useTranslations } from "next-intl";
import { clockText, useSecondsLeft } from "@/components/member/shared/data/use-seconds-left";
import { MemberLink } from "@/components/member/shared/layout/member-link";
import type { PageContext } from "@/components/member/shared/page-context";
import { formatDay, formatDeadline } from "@/lib/shared/time/deadline";
import type { Deadline } from "@/lib/web/my/pending-items";
import { memberPaths } from "@/lib/web/routing/member-paths";
import { paths } from "@/lib/web/routing/paths";
import type { ClubClock } from "../../shared/data/club-clock";
import { usePageLinks } from "../../shared/layout/use-page-links";
import { MoreBookings, mostShown } from "./more-bookings";

type Props = { deadlines: readonly Deadline[]; context: PageContext; clock: ClubClock };

const addresses: Record<Deadline["kind"], (idx: number) => string> = {
  free: (idx) => memberPaths.my.booking(idx),
  offer: () => memberPaths.my.waitings(),
  grace: () => memberPaths.my.waitings(),
  draw: (idx) => paths.draws.post(idx),
};

/** The open decisions with their deadlines, the next first; the last day is counted down in seconds. */
export function DeadlineList({ deadlines, context, clock }: Props) {
  const t = useTranslations("mypage.home");
  if (deadlines.length === 0) return null;
  return (
    <section aria-labelledby="deadlines">
      <h2 id="deadlines" className="rule-bottom pb-3 font-serif text-sub">
        {t("deadlines")}
      </h2>
      <ul>
        {deadlines.slice(0, mostShown).map((deadline) => (
          <DeadlineRow
            key={`${deadline.kind}-${deadline.idx}`}
            deadline={deadline}
            context={context}
            end={clock.here(deadline.until)}
          />
        ))}
      </ul>
      <MoreBookings count={deadlines.length - mostShown} context={context} />
    </section>
  );
}

type RowProps = { deadline: Deadline; context: PageContext; end: number };
const daySeconds = 86_400;

function DeadlineRow({ deadline, context, end }: RowProps) {
  const t = useTranslations("mypage.home");
  const { link } = usePageLinks(context);
  const seconds = useSecondsLeft(end);
  const { kind, idx, day, until } = deadline;
  const isUrgent = kind === "offer" || seconds < daySeconds;
  const round = day ? formatDay(day, context) : "";
  return (
    <li className="flex flex-wrap items-baseline gap-x-8 gap-y-1 border-b border-line py-4 tabular-nums">
      <div className="min-w-0 flex-1 basis-72">
        <p>
          <MemberLink className="link font-semibold" href={link(addresses[kind](idx))}>
            {t(`deadline.${kind}`)}
          </MemberLink>
        </p>
        <p className="text-caption text-ink-2">{round}</p>
      </div>
      <p className={clsx("text-end", isUrgent && "font-semibold text-accent-text")}>
        {t("until", { time: formatDeadline(until, context) })}
        <span className="block text-caption">
          {seconds >= daySeconds
            ? t("daysLeft", { days: Math.floor(seconds / daySeconds) })
            : t("timeLeft", { time: clockText(seconds) })}
        </span>
      </p>
    </li>
  );
}
