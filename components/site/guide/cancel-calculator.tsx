"use client";

import { type ReactNode, useCallback, useEffect, useId, useRef, useState } from "react";
import { DateInput } from "@/components/ui/date-input";
import { Select, type SelectOption } from "@/components/ui/select";
import type { ClubFormats } from "@/lib/shared/money/club-formats";
import { type CancelAsk, type CancelTable, cancelCost } from "@/lib/web/guide/cancel-cost";
import { serverClock } from "@/lib/web/runtime/server-clock";
import { type CancelTexts, CostAnswer } from "./cost-answer";

type Props = {
  table: CancelTable;
  formats: ClubFormats;
  types: readonly SelectOption[];
  periods: readonly SelectOption[];
  maxPlayers: number;
  texts: CancelTexts & Record<"date" | "time" | "who" | "part" | "players", string>;
};

const everyMs = 15_000;

/** What cancelling would cost right now, from the club's own numbers; computed in the browser, nothing is sent. */
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
  // What was entered before the page was taken over stands in the fields already.
  useEffect(read, [read]);
  const players = Array.from({ length: maxPlayers }, (_, index) => String(index + 1));
  return (
    <div className="mt-6 grid grid-cols-1 gap-x-12 gap-y-6 min-[900px]:grid-cols-[minmax(0,1fr)_24rem]">
      <form
        ref={form}
        onInput={read}
        onSubmit={(event) => event.preventDefault()}
        className="grid grid-cols-1 content-start gap-5 min-[600px]:grid-cols-6"
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
    <div className={isWide ? "min-[600px]:col-span-3" : "min-[600px]:col-span-2"}>
      <label htmlFor={id} className="mb-1.5 block font-semibold">
        {label}
      </label>
      {children(id)}
    </div>
  );
}

/** The moment, moved on while the page stands open; null until the browser has taken the page over. */
function useNow(): Date | null {
  const [now, setNow] = useState<Date | null>(null);
  useEffect(() => {
    setNow(new Date(serverClock.now()));
    const timer = setInterval(() => setNow(new Date(serverClock.now())), everyMs);
    return () => clearInterval(timer);
  }, []);
  return now;
}
