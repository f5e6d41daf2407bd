"use client";

import { useTranslations } from "next-intl";
import { crowdGroups, type RehearsalReport } from "@/lib/contract/bookings/rehearsals";
import { joinSentences, withGap } from "@/lib/shared/texts/sentences";
import { officePaths } from "@/lib/web/routing/office-paths";
import { FiguresTable } from "../dashboard/figures-table";
import { useFigures } from "../dashboard/use-figures";
import { OfficeLink } from "../frame/office-link";

type Props = {
  report: RehearsalReport;
  typeNames: Readonly<Record<string, string>>;
  /** Another report to be read beside it. */
  other: RehearsalReport | null;
};

/** Who would have got what, how long it took, what broke, and what to set. */
export function RehearsalReportView({ report, typeNames, other }: Props) {
  const t = useTranslations("ishm.openingRehearsals.report");
  const { number } = useFigures();
  const { sold, onSale, soldTwice, members, seconds, connections } = report;
  return (
    <>
      <p className="text-group font-semibold tabular-nums">
        {joinSentences([
          t("sentence", { members: number(members), sold: number(sold), onSale: number(onSale) }),
          soldTwice === 0 ? t("onceEach") : t("soldTwice", { times: soldTwice }),
        ])}
      </p>
      <Advices report={report} />
      <OutcomeTable report={report} other={other} />
      <GroupTables report={report} typeNames={typeNames} other={other} />
      <WaitTable report={report} other={other} />
      <FailureTable report={report} />
      <p className="text-ink-2">{t("measured", { seconds: number(seconds), connections })}</p>
    </>
  );
}

type Compared = Pick<Props, "report" | "other">;

/** A number, with the other report's in brackets. */
function useBeside() {
  const { number } = useFigures();
  return (value: number | null, other?: number | null, decimals = 0) => {
    const text = value === null ? "–" : number(value, decimals);
    return other === undefined || other === null ? text : `${text} (${number(other, decimals)})`;
  };
}

function OutcomeTable({ report, other }: Compared) {
  const t = useTranslations("ishm.openingRehearsals");
  const beside = useBeside();
  return (
    <FiguresTable
      label={t("report.outcomes")}
      titles={[t("report.outcomes"), t("counts.members")]}
      rows={report.outcomes.map(({ outcome, members }) => ({
        key: outcome,
        cells: [
          t(`outcomes.${outcome}`),
          beside(members, other?.outcomes.find((one) => one.outcome === outcome)?.members),
        ],
      }))}
    />
  );
}

function GroupTables({ report, typeNames, other }: Props) {
  const t = useTranslations("ishm.openingRehearsals");
  const beside = useBeside();
  const nameOf = (group: (typeof crowdGroups)[number], key: string) => {
    if (group === "TYPE") return typeNames[key] ?? key;
    if (group === "PLAYERS") return t("groups.players", { players: Number(key) });
    return t(`groups.keys.${key as "BEFORE"}`);
  };
  return crowdGroups.map((group) => (
    <FiguresTable
      key={group}
      label={t(`groups.${group}`)}
      titles={[
        ...[t(`groups.${group}`), t("counts.members"), t("counts.booked")],
        ...[t("report.asWished"), t("report.waited")],
      ]}
      rows={report.groups
        .filter((row) => row.group === group)
        .map(({ key, members, booked, asWished, waited }) => {
          const twin = other?.groups.find((row) => row.group === group && row.key === key);
          return {
            key,
            cells: [
              nameOf(group, key),
              beside(members, twin?.members),
              beside(booked, twin?.booked),
              beside(asWished, twin?.asWished),
              beside(waited, twin?.waited),
            ],
          };
        })}
    />
  ));
}

function WaitTable({ report, other }: Compared) {
  const t = useTranslations("ishm.openingRehearsals");
  const beside = useBeside();
  const rows = [
    { key: "QUEUE", name: t("report.queue"), spread: report.queue, twin: other?.queue },
    ...report.calls.map(({ call, ...spread }) => ({
      key: call,
      name: t(`calls.${call}`),
      spread,
      twin: other?.calls.find((one) => one.call === call),
    })),
  ].filter(({ spread }) => spread.count > 0);
  return (
    <FiguresTable
      label={t("report.waits")}
      titles={[t("report.waits"), t("report.count"), t("report.p50"), t("report.p95"), t("report.p99")]}
      rows={rows.map(({ key, name, spread, twin }) => ({
        key,
        cells: [
          name,
          beside(spread.count, twin?.count),
          beside(spread.p50, twin?.p50),
          beside(spread.p95, twin?.p95),
          beside(spread.p99, twin?.p99),
        ],
      }))}
    />
  );
}

function FailureTable({ report: { failures } }: Pick<Props, "report">) {
  const t = useTranslations("ishm.openingRehearsals");
  const { number } = useFigures();
  if (failures.length === 0) return <p>{t("report.noFailures")}</p>;
  return (
    <FiguresTable
      label={t("report.failures")}
      words={2}
      titles={[t("report.failures"), t("report.code"), t("report.count")]}
      rows={failures.map(({ call, code, count }) => ({
        key: `${call} ${code}`,
        cells: [t(`calls.${call}`), code, number(count)],
      }))}
    />
  );
}

/** Suggested settings, each with the number that it follows from. */
function Advices({ report: { advices } }: Pick<Props, "report">) {
  const t = useTranslations("ishm.openingRehearsals");
  if (advices.length === 0) return <p>{t("advices.none")}</p>;
  return (
    <section aria-labelledby="rehearsal-advices">
      <h3 id="rehearsal-advices" className="font-semibold">
        {t("advices.title")}
      </h3>
      <ul className="mt-1 flex list-disc flex-col gap-1.5 ps-5">
        {advices.map(({ advice, policy, place, current, suggested, seen }) => (
          <li key={`${advice} ${place}`}>
            {withGap(t(`advices.${advice}`, { current, suggested, seen }))}
            {policy === null ? null : (
              <OfficeLink href={officePaths.policies()} className="link">
                {policy}
              </OfficeLink>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
