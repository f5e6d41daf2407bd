import { useTranslations } from "next-intl";
import { entriesOf, type OfficeDraw, reservesOf, winnersOf } from "@/components/ishm/draws/run/office-draw";
import { Chip } from "@/components/ui/chip";
import { cn } from "@/components/ui/cn";
import { Icon } from "@/components/ui/layout/icons";
import { drawnStates, drawPostState } from "@/lib/contract/code-values/draws";
import { formatNumber } from "@/lib/shared/money/numbers";
import { formatDateTime } from "@/lib/shared/time/date-format";
import { drawTimeline, stateTone } from "@/lib/web/draws/timeline";
import { Panel } from "../frame/panel";
import { useOffice } from "../frame/root/office-context";
import { useDeadline } from "../frame/use-deadline";
import { useDrawNames, useNextMoment } from "./use-draw-names";

/** State and figures of a draw, and its next event. */
export function DrawSummary({ draw }: { draw: OfficeDraw }) {
  const t = useTranslations("ishm.draws.summary");
  const draws = useTranslations("ishm.draws");
  const { formats } = useOffice();
  const names = useDrawNames();
  const next = useNextMoment()(draw);
  const isDrawn = drawnStates.includes(draw.state);
  const figures: [string, number][] = [
    [t("slots"), draw.slotCount],
    [t("applications"), entriesOf(draw).length],
    ...(isDrawn
      ? ([
          [t("won"), winnersOf(draw).length],
          [t("reserve"), reservesOf(draw).length],
        ] satisfies [string, number][])
      : []),
  ];
  return (
    <section aria-label={t("title")} className="rounded-panel border border-line bg-sheet px-5 py-4">
      <div className="flex flex-wrap items-center gap-x-8 gap-y-4">
        <div className="min-w-0 grow">
          <p className="flex flex-wrap items-center gap-3">
            <Chip tone={stateTone(draw.state)}>{draw.stateName}</Chip>
            {next ? <span className="font-semibold">{next}</span> : null}
          </p>
          <p className="mt-1.5 text-ink-2">
            {t("pool", {
              days: draw.playDates.map(names.day).join(", "),
              periods: draw.periods.map(names.period).join(", "),
              courses: draw.courseCodes.map(names.course).join(", "),
            })}
          </p>
          <p className="text-ink-2">
            {draws(`modes.${draw.mode}`)} ·{" "}
            {t("limits", { choices: draw.maxChoices, players: draw.minPlayers })}
          </p>
          {isDrawn && draw.drawnAt ? (
            <p className="text-ink-2">{t("drawn", { moment: formatDateTime(draw.drawnAt, formats) })}</p>
          ) : null}
          {draw.state === drawPostState.applying ? <p className="text-ink-2">{t("closesAlone")}</p> : null}
          {draw.cancelReason ? (
            <p className="mt-1.5 bg-warn-tint px-3 py-2 text-warn">
              {t("cancelled", { reason: draw.cancelReason })}
            </p>
          ) : null}
        </div>
        <dl className="flex flex-wrap gap-x-8 gap-y-3">
          {figures.map(([term, number]) => (
            <div key={term}>
              <dt className="text-chip text-ink-2">{term}</dt>
              <dd className="text-sub font-semibold tabular-nums">{formatNumber(number)}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}

/** The timeline of a draw; past, present and upcoming steps are marked by a word too. */
export function DrawTimeline({ draw }: { draw: OfficeDraw }) {
  const t = useTranslations("ishm.draws.timeline");
  const { now } = useOffice();
  const deadline = useDeadline();
  return (
    <Panel title={t("title")}>
      <ol className="-my-2">
        {drawTimeline(draw, now()).map(({ name, from, to, state }) => (
          <li
            key={name}
            className={cn(
              "grid grid-cols-[1.5rem_minmax(0,1fr)] gap-x-2 border-b border-line py-2.5 last:border-b-0",
              state === "now" && "shadow-[inset_4px_0_0_var(--binding)]",
            )}
          >
            <span aria-hidden="true" className="pt-0.5 text-ok">
              {state === "over" ? <Icon name="check" size={18} /> : null}
            </span>
            <div className="flex flex-wrap justify-between gap-x-6">
              <p className="font-semibold">
                {name === "decline" && draw.isManualConfirm ? t("confirm") : t(name)}
                <span className="ms-2 text-chip font-normal text-ink-2">{t(state)}</span>
              </p>
              <p className="text-ink-2 tabular-nums">
                <time dateTime={from}>{deadline.moment(from)}</time>
                {to ? (
                  <>
                    {" – "}
                    <time dateTime={to}>{deadline.moment(to)}</time>
                  </>
                ) : null}
              </p>
            </div>
          </li>
        ))}
      </ol>
    </Panel>
  );
}

/** Changes by hand, by whom and why; the public proof shows the same without the name. */
export function ChangesPanel({ draw }: { draw: OfficeDraw }) {
  const t = useTranslations("ishm.draws.changes");
  const { formats } = useOffice();
  const deadline = useDeadline();
  const names = useDrawNames();
  return (
    <Panel title={t("title")}>
      <p className="text-ink-2">{t(draw.amendments.length === 0 ? "none" : "public")}</p>
      <ol className="flex flex-col gap-3 empty:hidden">
        {draw.amendments.map(({ kind, at, plannedAt, by, reason, moves }) => (
          <li key={at} className="border-t border-line pt-3">
            <p className="flex flex-wrap justify-between gap-x-4">
              <span className="font-semibold">{t(`kinds.${kind}`)}</span>
              <span className="text-chip text-ink-2">
                {formatDateTime(at, formats)} · {by}
              </span>
            </p>
            {plannedAt ? (
              <p className="text-ink-2">{t("planned", { moment: deadline.moment(plannedAt) })}</p>
            ) : null}
            <p>{t("reason", { reason })}</p>
            {moves.map(({ drawIdx, from, to }) => (
              <p key={drawIdx} className="text-ink-2">
                {t("move", {
                  entry: drawIdx,
                  from: from ? names.teeTime(from) : t("noTime"),
                  to: to ? names.teeTime(to) : t("noTime"),
                })}
              </p>
            ))}
          </li>
        ))}
      </ol>
    </Panel>
  );
}
