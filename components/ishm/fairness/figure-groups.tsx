"use client";

import { useTranslations } from "next-intl";
import { cn } from "@/components/ui/cn";
import { changeOf, type FigureChange } from "@/lib/web/office/figure-change";
import { Figure } from "../dashboard/figure";
import { useFigures } from "../dashboard/use-figures";
import type { FairnessReport } from "./use-fairness";

/** The figures of the period, each with that of the period before and with its formula. */
export function FigureGroups({ report: { figures, before } }: { report: FairnessReport }) {
  const t = useTranslations("ishm.fairness");
  const { number, percent } = useFigures();
  const distance = (one: "draw" | "waiting") => {
    const { asked, granted, inBand, otherDay, minutes } = figures[one];
    return (
      <FigureNote
        label={t(`labels.${one}`)}
        value={minutes === null ? null : t("minutes", { minutes: number(minutes, 1) })}
        change={changeOf(minutes, before[one].minutes)}
        decimals={1}
        facts={t("facts.distance", { asked, granted, inBand, otherDay })}
        how={t(`how.${one}`)}
      />
    );
  };
  const { prime, bump, cancellers, joins, lastMinute } = figures;
  const { bookings, moved, cancelled, weather } = bump;
  const firstMinute = firstMinuteOf(figures);
  return (
    <section
      aria-label={t("figures")}
      className="grid grid-cols-[minmax(0,1fr)] gap-px overflow-hidden rounded-panel border border-line bg-line min-[43.75rem]:grid-cols-2 min-[81.25rem]:grid-cols-3"
    >
      <FigureNote
        label={t("labels.gini")}
        value={prime.gini === null ? null : number(prime.gini, 2)}
        change={changeOf(prime.gini, before.prime.gini)}
        decimals={2}
        facts={t("facts.prime", { members: prime.members, rounds: prime.rounds, prime: prime.primeRounds })}
        how={t("how.gini")}
      />
      <FigureNote
        label={t("labels.bump")}
        value={bump.rate === null ? null : percent(bump.rate, 1)}
        change={changeOf(bump.rate, before.bump.rate)}
        isShare
        facts={t("facts.bump", { bookings, moved, cancelled, weather })}
        how={t("how.bump")}
      />
      {distance("draw")}
      {distance("waiting")}
      <FigureNote
        label={t("labels.cancellers")}
        value={number(cancellers.members)}
        change={changeOf(cancellers.members, before.cancellers.members)}
        how={t("how.cancellers")}
      />
      <FigureNote
        label={t("labels.opening")}
        value={firstMinute === null ? null : percent(firstMinute, 1)}
        change={changeOf(firstMinute, firstMinuteOf(before))}
        isShare
        facts={queueFacts()}
        how={t("how.opening")}
      />
      <FigureNote
        label={t("labels.joins")}
        value={joins.rate === null ? null : percent(joins.rate, 1)}
        change={changeOf(joins.rate, before.joins.rate)}
        isShare
        facts={t("facts.joins", {
          asked: joins.asked,
          granted: joins.granted,
          prime: joins.primeGranted,
          members: joins.members,
        })}
        how={t("how.joins")}
      />
      <FigureNote
        label={t("labels.lastMinute")}
        value={lastMinute.rate === null ? null : percent(lastMinute.rate, 1)}
        change={changeOf(lastMinute.rate, before.lastMinute.rate)}
        isShare
        facts={t("facts.lastMinute", {
          offered: lastMinute.offered,
          notified: lastMinute.notified,
          taken: lastMinute.taken,
          prime: lastMinute.primeTaken,
          members: lastMinute.members,
        })}
        how={t("how.lastMinute")}
        className="min-[81.25rem]:col-span-2"
      />
    </section>
  );

  function queueFacts() {
    const { queue } = figures.opening;
    return queue
      ? t("facts.queue", { tickets: queue.tickets, refused: queue.tickets - queue.served })
      : t("facts.noQueue");
  }
}

function firstMinuteOf({ opening }: FairnessReport["figures"]): number | null {
  return opening.booked === 0 ? null : opening.inOne / opening.booked;
}

type Props = {
  label: string;
  /** Null when there is nothing to count. */
  value: string | null;
  change: FigureChange | null;
  decimals?: number;
  isShare?: boolean;
  /** The numbers that it is computed from. */
  facts?: string;
  /** How it is computed, in a sentence. */
  how: string;
  className?: string;
};

/** One figure with the numbers behind it and how it is computed. */
function FigureNote({ value, facts, how, className, ...figure }: Props) {
  const t = useTranslations("ishm.fairness");
  return (
    <div className={cn("flex flex-col gap-2 bg-sheet p-4", className)}>
      {value === null ? (
        <div className="border-s border-line ps-3">
          <p className="text-chip text-ink-2">{figure.label}</p>
          <p className="mt-0.5 font-semibold">{t("none")}</p>
        </div>
      ) : (
        <dl>
          <Figure {...figure} value={value} />
        </dl>
      )}
      {value === null || !facts ? null : <p className="ps-3 tabular-nums">{facts}</p>}
      <p className="ps-3 text-chip text-ink-2">{how}</p>
    </div>
  );
}
