import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { Panel } from "../frame/panel";
import { useDrawNames } from "./use-draw-names";

type Band = {
  playDate: string;
  standbyTimeCode: string;
  courseCode: string;
  slots: number;
  firstChoices: number;
  /** Of a rehearsal: the times that it gave away. */
  filled?: number;
};
type Props = { bands: readonly Band[] };

/** Times against first choices, a pair of bars per date, band and course, each with its number. */
export function DemandPanel({ bands }: Props) {
  const t = useTranslations("ishm.draws.demand");
  return (
    <Panel title={t("title")}>
      <DemandBars bands={bands} />
    </Panel>
  );
}

/** The bars alone; the longest of all fills its line. */
export function DemandBars({ bands }: Props) {
  const t = useTranslations("ishm.draws.demand");
  const names = useDrawNames();
  const most = Math.max(1, ...bands.flatMap(({ slots, firstChoices }) => [slots, firstChoices]));
  const isRehearsal = bands.some(({ filled }) => filled !== undefined);
  if (bands.length === 0) return <p className="text-ink-2">{t("none")}</p>;
  return (
    <>
      <p className="flex flex-wrap gap-x-4 text-chip text-ink-2">
        <Sign className="fill-pine-500">{t(isRehearsal ? "given" : "first")}</Sign>
        <Sign className="fill-sheet stroke-ink-2">{t("times")}</Sign>
      </p>
      <ul className="flex flex-col gap-3.5">
        {bands.map((band) => (
          <li key={`${band.playDate} ${band.standbyTimeCode} ${band.courseCode}`}>
            <p className="flex flex-wrap justify-between gap-x-3">
              <span>{names.input(band)}</span>
              <span className="text-ink-2 tabular-nums">
                {band.filled === undefined
                  ? t("numbers", { first: band.firstChoices, slots: band.slots })
                  : t("filled", { filled: band.filled, slots: band.slots })}
                {band.firstChoices > band.slots ? (
                  <strong className="ms-2 font-semibold text-warn">{t("short")}</strong>
                ) : null}
              </span>
            </p>
            <Bars band={band} most={most} />
          </li>
        ))}
      </ul>
    </>
  );
}

/** The legend of one of the two bars. */
function Sign({ className, children }: { className: string; children: ReactNode }) {
  return (
    <span className="inline-flex items-center gap-1.5">
      <svg viewBox="0 0 10 10" width="10" height="10" aria-hidden="true">
        <rect x="1" y="1" width="8" height="8" className={className} />
      </svg>
      {children}
    </span>
  );
}

/** First choices (or given times) full, over the hollow bar of all times. */
function Bars({ band, most }: { band: Band; most: number }) {
  const full = band.filled ?? band.firstChoices;
  return (
    <svg
      viewBox="0 0 100 2"
      preserveAspectRatio="none"
      aria-hidden="true"
      className="mt-1 h-3.5 w-full overflow-visible *:[vector-effect:non-scaling-stroke]"
    >
      <rect width={(full / most) * 100} height="1" className="fill-pine-500" />
      <rect y="1.1" width={(band.slots / most) * 100} height="0.8" className="fill-sheet stroke-ink-2" />
    </svg>
  );
}
