"use client";

import { useEffect, useState } from "react";
import { useSession } from "@/components/feedback/session-provider";
import { formatMoney } from "@/lib/shared/money/money";
import { formatClock, formatDateTime } from "@/lib/shared/time/date-format";
import { type DayWriter, formatDay, formatDeadline } from "@/lib/shared/time/deadline";
import { type CancelAsk, type CancelCost, type CancelTable, cancelCost } from "@/lib/web/guide/cancel-cost";
import { serverClock } from "@/lib/web/runtime/server-clock";

const everyMs = 15_000;

/** The club's time, updated while the page is open; the session's answer brings it, to visitors too. */
function useNow(): Date {
  const { session } = useSession();
  const [now, setNow] = useState(() => new Date(serverClock.now()));
  useEffect(() => {
    if (session) setNow(new Date(serverClock.now()));
  }, [session]);
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date(serverClock.now())), everyMs);
    return () => clearInterval(timer);
  }, []);
  return now;
}

/** Ready texts of the page's language; `{…}` is filled here. */
export type CancelTexts = Record<
  "ask" | "over" | "now" | "free" | "share" | "suspension" | "points" | "until" | "unpriced",
  string
> & { stages: Record<"L0" | "L1" | "L2" | "L3" | "L4", string> };

type Props = { ask: CancelAsk; table: CancelTable; writer: DayWriter; texts: CancelTexts };
type Known = Extract<CancelCost, { kind: "cost" }>;
type KnownProps = { cost: Known; writer: DayWriter; texts: CancelTexts };

const fill = (text: string, values: Record<string, string | number>) =>
  text.replace(/\{(\w+)\}/g, (_, name: string) => String(values[name] ?? ""));

/** The answer of the calculator: the stage, the fine, what follows from it, and until when. */
export function CancelAnswer({ ask, table, writer, texts }: Props) {
  const now = useNow();
  const cost = cancelCost(ask, table, now);
  return (
    <>
      <div role="status">
        {cost.kind === "cost" ? (
          <>
            {/* The fields stand in the browser's format, this in the club's. */}
            <p className="mb-2 text-caption text-ink-2 tabular-nums">
              {`${formatDay(ask.playDate, writer)} ${formatClock(ask.teeTime, writer.formats)}`}
            </p>
            <KnownCost cost={cost} writer={writer} texts={texts} />
          </>
        ) : (
          <p className="text-ink-2">{cost.kind === "over" ? texts.over : texts.ask}</p>
        )}
      </div>
      {/* Outside of what is announced: it changes by itself. */}
      <p className="mt-4 text-caption text-ink-3">
        {fill(texts.now, { time: formatDateTime(now, writer.formats) })}
      </p>
    </>
  );
}

function KnownCost({ cost, writer, texts }: KnownProps) {
  const { formats } = writer;
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
        <p className="mt-3 text-ink-2">{fill(texts.until, { time: formatDeadline(until, writer) })}</p>
      ) : null}
    </>
  );
}
