"use client";

import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { MemberLink } from "@/components/member/shared/layout/member-link";
import type { BookingContext } from "@/components/member/shared/page-context";
import { buttonStyle } from "@/components/ui/button-style";
import type { CalendarDay } from "@/lib/contract/tee-sheets/tee-sheets";
import { unbroken } from "@/lib/shared/texts/text";
import { formatDeadline } from "@/lib/shared/time/deadline";
import type { Obstacle, Suspension } from "@/lib/web/booking/day-words";
import { localePath } from "@/lib/web/routing/locale";
import { memberPaths } from "@/lib/web/routing/member-paths";
import { paths } from "@/lib/web/routing/paths";
import { OpeningCountdown } from "./opening-countdown";

type Props = { context: BookingContext; day: CalendarDay; obstacle: Obstacle | null; memberTypeName: string };

/** Why the day cannot be booked, with the alternatives: waiting list or draw. */
export function DayNote({ context, day, obstacle, memberTypeName }: Props) {
  const t = useTranslations("booking.day");
  const link = (path: string) => localePath(path, context.language, context.defaultLanguage);
  const canWait = day.waitingPossible && (obstacle === null || obstacle.kind === "full");
  if (obstacle?.kind === "suspended") return null;
  if (!obstacle && !canWait && !day.hasDraw) return null;
  return (
    <div className="mb-5 border-s-4 border-pine-700 bg-pine-50 px-5 py-4">
      {obstacle ? (
        <ObstacleWords context={context} obstacle={obstacle} memberTypeName={memberTypeName} />
      ) : null}
      {day.hasDraw ? <p className="mt-1">{t("draw")}</p> : null}
      {canWait && !obstacle ? <p>{t("waitable")}</p> : null}
      <p className="flex flex-wrap gap-3 empty:hidden">
        {obstacle?.kind === "opens" ? (
          <WayLink href={link(memberPaths.practice())}>{t("toPractice")}</WayLink>
        ) : null}
        {canWait ? <WayLink href={link(memberPaths.my.waitings(day.date))}>{t("toWaiting")}</WayLink> : null}
        {day.hasDraw ? <WayLink href={link(paths.draws.list())}>{t("toDraw")}</WayLink> : null}
      </p>
    </div>
  );
}

function WayLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <MemberLink href={href} className={buttonStyle("outline", "medium", "mt-3")}>
      {children}
    </MemberLink>
  );
}

type BlockProps = { context: BookingContext; suspension: Suspension | null };

/** That the member may book nothing, before anything else on the page and whatever day is chosen. */
export function SuspensionNote({ context, suspension }: BlockProps) {
  const t = useTranslations("booking.day");
  if (!suspension) return null;
  const phone = unbroken(context.phone);
  return (
    <section className="-mb-16 border-s-4 border-bad bg-bad-tint px-5 py-4">
      <p className="font-semibold">
        {suspension.until === null
          ? t("suspended", { phone })
          : t("suspendedUntil", { time: formatDeadline(suspension.until, context), phone })}
      </p>
    </section>
  );
}

type WordsProps = {
  context: BookingContext;
  obstacle: Exclude<Obstacle, { kind: "suspended" }>;
  memberTypeName: string;
};

function ObstacleWords({ context, obstacle, memberTypeName }: WordsProps) {
  const t = useTranslations("booking.day");
  const phone = unbroken(context.phone);
  if (obstacle.kind === "opens") {
    const time = formatDeadline(obstacle.openAt, context);
    return (
      <>
        <p className="font-semibold">{t("opens", { type: memberTypeName, time })}</p>
        <OpeningCountdown openAt={obstacle.openAt} />
      </>
    );
  }
  if (obstacle.kind === "limit") {
    const { window, limit } = obstacle;
    return <p className="font-semibold">{t(`limit.${window}`, { type: memberTypeName, limit })}</p>;
  }
  return <p className="font-semibold">{t(`because.${obstacle.kind}`, { type: memberTypeName, phone })}</p>;
}
