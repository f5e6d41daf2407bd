"use client";

import { type ReactNode, useCallback, useEffect, useId, useRef, useState } from "react";
import { DateInput } from "@/components/ui/input";
import { Select, type SelectOption } from "@/components/ui/select";
import type { ClubFormats } from "@/lib/shared/money/club-formats";
import { formatMoney } from "@/lib/shared/money/money";
import { formatDateTime } from "@/lib/shared/time/date-format";
import { type CancelAsk, type CancelCost, type CancelTable, cancelCost } from "@/lib/web/guide/cancel-cost";
import { serverClock } from "@/lib/web/runtime/server-clock";

type Props = {
  table: CancelTable;
  formats: ClubFormats;
  types: readonly SelectOption[];
  periods: readonly SelectOption[];
  maxPlayers: number;
  texts: CancelTexts & Record<"date" | "time" | "who" | "part" | "players", string>;
};

const everyMs = 15_000;

/** Computes in the browser, from the club's rules, the cost of cancelling now; nothing is sent. */
export function CancelCalculator({ table, formats, types, periods, maxPlayers, texts }: Props) {
  const now = useNow();
  const [ask, setAsk] = useState<CancelAsk>({
    playDate: "",
    teeTime: "",
    memberType: types[0]?.value ?? "",
    period: periods[0]?.value ?? "",
    players: maxPlayers,
  });
  const form = useRef<HTMLFormElement>(null);
  const read = useCallback(() => {
    if (form.current) setAsk(askOf(new FormData(form.current)));
  }, []);
  // Input that was made before hydration is in the fields already.
  useEffect(read, [read]);
  const players = Array.from({ length: maxPlayers }, (_, index) => String(index + 1));
  return (
    <div className="mt-6 grid grid-cols-1 gap-x-12 gap-y-6 min-[56.25rem]:grid-cols-[minmax(0,1fr)_24rem]">
      <form
        ref={form}
        onInput={read}
        onSubmit={(event) => event.preventDefault()}
        className="grid grid-cols-1 content-start gap-5 min-[37.5rem]:grid-cols-6"
      >
        <Labelled label={texts.date} isWide>
          {(id) => <DateInput id={id} name="playDate" />}
        </Labelled>
        <Labelled label={texts.time} isWide>
          {(id) => <DateInput id={id} type="time" name="teeTime" />}
        </Labelled>
        <Labelled label={texts.who}>{(id) => <Select id={id} options={types} name="memberType" />}</Labelled>
        <Labelled label={texts.part}>{(id) => <Select id={id} options={periods} name="period" />}</Labelled>
        <Labelled label={texts.players}>
          {(id) => (
            <Select
              id={id}
              options={players.map((value) => ({ value, label: value }))}
              name="players"
              defaultValue={String(maxPlayers)}
            />
          )}
        </Labelled>
      </form>
      <CostAnswer cost={now && cancelCost(ask, table, now)} now={now} formats={formats} texts={texts} />
    </div>
  );
}

/** The fields of the form as they are. */
function askOf(fields: FormData): CancelAsk {
  const text = (name: string) => String(fields.get(name) ?? "");
  return {
    playDate: text("playDate"),
    teeTime: text("teeTime"),
    memberType: text("memberType"),
    period: text("period"),
    players: Number(text("players")),
  };
}

type LabelledProps = {
  label: string;
  /** Two in a row, or three. */
  isWide?: boolean;
  children(id: string): ReactNode;
};

function Labelled({ label, isWide = false, children }: LabelledProps) {
  const id = useId();
  return (
    <div className={isWide ? "min-[37.5rem]:col-span-3" : "min-[37.5rem]:col-span-2"}>
      <label htmlFor={id} className="mb-1.5 block font-semibold">
        {label}
      </label>
      {children(id)}
    </div>
  );
}

/** The current time, updated while the page is open; null until hydration. */
function useNow(): Date | null {
  const [now, setNow] = useState<Date | null>(null);
  useEffect(() => {
    setNow(new Date(serverClock.now()));
    const timer = setInterval(() => setNow(new Date(serverClock.now())), everyMs);
    return () => clearInterval(timer);
  }, []);
  return now;
}

/** Ready texts of the page's language; `{…}` is filled here. */
type CancelTexts = Record<
  "ask" | "over" | "now" | "free" | "share" | "suspension" | "points" | "until" | "unpriced",
  string
> & { stages: Record<"L0" | "L1" | "L2" | "L3" | "L4", string> };

type CostAnswerProps = {
  cost: CancelCost | null;
  now: Date | null;
  formats: ClubFormats;
  texts: CancelTexts;
};
type Known = Extract<CancelCost, { kind: "cost" }>;

const fill = (text: string, values: Record<string, string | number>) =>
  text.replace(/\{(\w+)\}/g, (_, name: string) => String(values[name] ?? ""));

/** The answer of the calculator: the stage, the fine, what follows from it, and until when. */
function CostAnswer({ cost, now, formats, texts }: CostAnswerProps) {
  return (
    <div className="self-start rule-heavy bg-sheet px-6 py-5">
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

function KnownCost({ cost, formats, texts }: Omit<CostAnswerProps, "cost" | "now"> & { cost: Known }) {
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
