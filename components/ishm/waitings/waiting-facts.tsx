"use client";

import { useTranslations } from "next-intl";
import { type ReactNode, useEffect, useState } from "react";
import { Chip, type ChipTone } from "@/components/ui/chip";
import { waitingState } from "@/lib/contract/code-values/waitings";
import type { WaitingDetail, WaitingRow } from "@/lib/contract/waitings/ops-waitings";
import { formatDateTime } from "@/lib/shared/time/date-format";
import { formatDay } from "@/lib/shared/time/deadline";
import { type Fact, Facts } from "../frame/facts";
import { useOffice } from "../frame/root/office-context";
import { useDeadline } from "../frame/use-deadline";
import { useListWords } from "../frame/use-list-words";
import { useObstacleText } from "./use-obstacle-words";

/** An entry: the member, the request, and what bars the member from every slot of the day. */
export function WaitingFacts({ of, unmask }: { of: WaitingDetail; unmask: ReactNode }) {
  const t = useTranslations("ishm.waitings");
  const facts = useFacts(of);
  const textOf = useObstacleText();
  return (
    <section className="grid gap-4">
      <div className="flex flex-wrap items-center gap-3">
        <WaitingStateChip of={of} />
        {of.rank === null ? null : <span className="font-semibold">{t("rankIs", { rank: of.rank })}</span>}
        <span className="ms-auto">{unmask}</span>
      </div>
      <Facts of={facts} />
      {of.obstacles.length > 0 ? (
        <ul aria-label={t("obstaclesTitle")} className="grid gap-1 bg-warn-tint px-4 py-3 text-warn">
          {of.obstacles.map((obstacle) => (
            <li key={obstacle.msgCode}>{textOf(obstacle)}</li>
          ))}
        </ul>
      ) : null}
    </section>
  );
}

function useFacts(of: WaitingDetail): Fact[] {
  const t = useTranslations("ishm.waitings");
  const list = useListWords();
  const { language, formats } = useOffice();
  const deadline = useDeadline();
  return [
    { name: t("columns.member"), value: `${of.memberName} · ${of.memberTypeName}` },
    { name: t("facts.phone"), value: of.phoneNo },
    { name: t("columns.playDate"), value: formatDay(of.playDate, { language, formats }) },
    { name: t("columns.wish"), value: list(of.bandNames, "unit") },
    {
      name: t("columns.courses"),
      value: of.courseNames.length > 0 ? list(of.courseNames, "unit") : t("anyCourse"),
    },
    { name: t("columns.players"), value: of.playerCount },
    { name: t("columns.agreement"), value: t(of.agreesAutoAssign ? "agreement.auto" : "agreement.offer") },
    { name: t("columns.createdAt"), value: formatDateTime(of.createdAt, formats) },
    { name: t("facts.offer"), value: of.offer ? `${of.offer.teeTime} · ${of.offer.courseName}` : null },
    {
      name: t("columns.offerUntil"),
      value: of.offerUntil ? <OfferCountdown until={of.offerUntil} /> : null,
    },
    { name: t("facts.grace"), value: of.graceUntil ? deadline.moment(of.graceUntil) : null },
    { name: t("facts.booking"), value: of.bookingIdx },
    { name: t("facts.memo"), value: of.memo || null },
  ];
}

const tickMs = 15_000;
const minuteMs = 60_000;

/** Until when an offer may be answered, and how long that still is. */
export function OfferCountdown({ until }: { until: string }) {
  const t = useTranslations("ishm.waitings");
  const { now } = useOffice();
  const deadline = useDeadline();
  const [, setTick] = useState(0);
  useEffect(() => {
    const ticking = setInterval(() => setTick((count) => count + 1), tickMs);
    return () => clearInterval(ticking);
  }, []);
  const minutes = Math.ceil((Date.parse(until) - now().getTime()) / minuteMs);
  return (
    <span className="tabular-nums">
      {deadline.moment(until)}{" "}
      <span className="text-ink-2">
        {minutes > 0 ? t("minutesLeft", { count: minutes }) : t("offerOver")}
      </span>
    </span>
  );
}

const tones: Record<WaitingRow["state"], ChipTone> = {
  [waitingState.waiting]: "info",
  [waitingState.offered]: "warn",
  [waitingState.assigned]: "ok",
  [waitingState.declined]: "outline",
  [waitingState.offerExpired]: "outline",
  [waitingState.cancelled]: "outline",
  [waitingState.closedWithoutSlot]: "outline",
};

/** The state of an entry by the club's own word for it. */
export function WaitingStateChip({ of }: { of: Pick<WaitingRow, "state" | "stateName"> }) {
  return <Chip tone={tones[of.state]}>{of.stateName}</Chip>;
}
