import { useFormatter, useTranslations } from "next-intl";
import { entriesOf, type OfficeDraw, reservesOf, winnersOf } from "@/components/ishm/draws/run/office-draw";
import { Chip } from "@/components/ui/chip";
import { drawPostState } from "@/lib/contract/code-values/draws";
import { formatDateTime } from "@/lib/shared/time/date-format";
import { stateTone } from "@/lib/web/draws/timeline";
import { useOffice } from "../frame/root/office-context";
import { useNextMoment } from "./run/use-next-moment";
import { useDrawNames } from "./use-draw-names";

const drawnStates: readonly string[] = [
  drawPostState.drawn,
  drawPostState.announced,
  drawPostState.confirming,
  drawPostState.finished,
];

/** Where a draw stands in one band of figures, and what comes next by itself. */
export function DrawSummary({ draw }: { draw: OfficeDraw }) {
  const t = useTranslations("ishm.draws.summary");
  const draws = useTranslations("ishm.draws");
  const format = useFormatter();
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
              <dd className="text-sub font-semibold tabular-nums">{format.number(number)}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}
