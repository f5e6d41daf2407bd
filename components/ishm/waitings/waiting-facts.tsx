"use client";

import { useFormatter, useTranslations } from "next-intl";
import type { ReactNode } from "react";
import type { WaitingDetail } from "@/lib/contract/waitings/ops-waitings";
import { formatDate, formatDateTime } from "@/lib/shared/time/date-format";
import { type Fact, Facts } from "../frame/facts";
import { useOffice } from "../frame/root/office-context";
import { OfferCountdown } from "./offer-countdown";
import { useObstacleText } from "./use-obstacle-words";
import { WaitingStateChip } from "./waiting-state-chip";

/** Who waits for what, and what keeps the member from any time of the day. */
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
  const format = useFormatter();
  const { formats } = useOffice();
  const list = (names: readonly string[]) => format.list([...names], { type: "unit" });
  return [
    { name: t("columns.member"), value: `${of.memberName} · ${of.memberTypeName}` },
    { name: t("facts.phone"), value: of.phoneNo },
    { name: t("columns.playDate"), value: formatDate(of.playDate, formats) },
    { name: t("columns.wish"), value: list(of.bandNames) },
    { name: t("columns.courses"), value: of.courseNames.length > 0 ? list(of.courseNames) : t("anyCourse") },
    { name: t("columns.players"), value: of.playerCount },
    { name: t("columns.agreement"), value: t(of.agreesAutoAssign ? "agreement.auto" : "agreement.offer") },
    { name: t("columns.createdAt"), value: formatDateTime(of.createdAt, formats) },
    { name: t("facts.offer"), value: of.offer ? `${of.offer.teeTime} · ${of.offer.courseName}` : null },
    {
      name: t("columns.offerUntil"),
      value: of.offerUntil ? <OfferCountdown until={of.offerUntil} /> : null,
    },
    { name: t("facts.grace"), value: of.graceUntil ? formatDateTime(of.graceUntil, formats) : null },
    { name: t("facts.booking"), value: of.bookingIdx },
    { name: t("facts.memo"), value: of.memo || null },
  ];
}
