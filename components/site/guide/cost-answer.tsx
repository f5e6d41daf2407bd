import type { ClubFormats } from "@/lib/shared/money/club-formats";
import { formatMoney } from "@/lib/shared/money/money";
import { formatDateTime } from "@/lib/shared/time/date-format";
import type { CancelCost } from "@/lib/web/guide/cancel-cost";

/** Ready texts of the page's language; `{…}` is filled here. */
export type CancelTexts = Record<
  "ask" | "over" | "now" | "free" | "share" | "suspension" | "points" | "until" | "unpriced",
  string
> & { stages: Record<"L0" | "L1" | "L2" | "L3" | "L4", string> };

type Props = { cost: CancelCost | null; now: Date | null; formats: ClubFormats; texts: CancelTexts };
type Known = Extract<CancelCost, { kind: "cost" }>;

const fill = (text: string, values: Record<string, string | number>) =>
  text.replace(/\{(\w+)\}/g, (_, name: string) => String(values[name] ?? ""));

/** The answer of the calculator: the stage, the fine, what follows from it, and until when. */
export function CostAnswer({ cost, now, formats, texts }: Props) {
  return (
    <div className="self-start border-t-3 border-pine-800 bg-sheet px-6 py-5">
      <div role="status">
        {cost?.kind === "cost" ? (
          <KnownCost cost={cost} formats={formats} texts={texts} />
        ) : (
          <p className="text-ink-2">{cost?.kind === "over" ? texts.over : texts.ask}</p>
        )}
      </div>
      {/* Outside of what is announced: it changes by itself. */}
      <p className="mt-4 min-h-[1.5em] text-caption text-ink-3">
        {now ? fill(texts.now, { time: formatDateTime(now, formats) }) : null}
      </p>
    </div>
  );
}

function KnownCost({ cost, formats, texts }: Omit<Props, "cost" | "now"> & { cost: Known }) {
  const { stage, percent, days, points, base, fine, deadlines } = cost;
  const untils = { L0: deadlines.freeUntil, L1: deadlines.L1, L2: deadlines.L2, L3: deadlines.L3, L4: null };
  const until = untils[stage];
  return (
    <>
      <p className="font-semibold">{texts.stages[stage]}</p>
      <p className="mt-1 font-serif text-value text-pine-900">
        {stage === "L0" ? texts.free : fine === null ? texts.unpriced : formatMoney(fine, formats)}
      </p>
      {stage === "L0" ? null : (
        <ul className="mt-3 grid grid-cols-1 gap-1 text-ink-2">
          {base === null ? null : <li>{fill(texts.share, { percent, base: formatMoney(base, formats) })}</li>}
          {days > 0 ? <li>{fill(texts.suspension, { days })}</li> : null}
          {points > 0 ? <li>{fill(texts.points, { points })}</li> : null}
        </ul>
      )}
      {until ? (
        <p className="mt-3 text-ink-2">{fill(texts.until, { time: formatDateTime(until, formats) })}</p>
      ) : null}
    </>
  );
}
