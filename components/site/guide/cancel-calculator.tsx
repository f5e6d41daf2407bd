"use client";

import { type ReactNode, useCallback, useEffect, useId, useRef, useState } from "react";
import { LazyPart } from "@/components/feedback/lazy-part";
import { DateInput } from "@/components/ui/date-input";
import { Select, type SelectOption } from "@/components/ui/select";
import type { DayWriter } from "@/lib/shared/time/deadline";
import type { CancelAsk, CancelTable } from "@/lib/web/guide/cancel-cost";
import type { CancelTexts } from "./cancel-answer";

type Props = {
  table: CancelTable;
  writer: DayWriter;
  types: readonly SelectOption[];
  periods: readonly SelectOption[];
  maxPlayers: number;
  texts: CancelTexts & Record<"date" | "time" | "who" | "part" | "players", string>;
};

const loadAnswer = async () => (await import("./cancel-answer")).CancelAnswer;

/**
 * Computes in the browser, from the club's rules, the cost of cancelling now; nothing is sent. The arithmetic is fetched
 * with the first touch of a field: most readers of the page never ask.
 */
export function CancelCalculator({ table, writer, types, periods, maxPlayers, texts }: Props) {
  const [ask, setAsk] = useState<CancelAsk>({
    playDate: "",
    teeTime: "",
    memberType: types[0]?.value ?? "",
    period: periods[0]?.value ?? "",
    players: maxPlayers,
  });
  const [isAsking, setIsAsking] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const read = useCallback(() => {
    if (form.current) setAsk(askOf(new FormData(form.current)));
  }, []);
  // Input that was made before hydration is in the fields already.
  useEffect(read, [read]);
  const isNeeded = isAsking || ask.playDate !== "" || ask.teeTime !== "";
  const unasked = <p className="text-ink-2">{texts.ask}</p>;
  const players = Array.from({ length: maxPlayers }, (_, index) => String(index + 1));
  return (
    <div className="mt-6 grid grid-cols-1 gap-x-12 gap-y-6 min-[56.25rem]:grid-cols-[minmax(0,1fr)_24rem]">
      <form
        ref={form}
        onInput={read}
        onFocus={() => setIsAsking(true)}
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
      <div className="self-start rule-heavy bg-sheet px-6 py-5">
        {isNeeded ? (
          <LazyPart load={loadAnswer} props={{ ask, table, writer, texts }} placeholder={unasked} />
        ) : (
          unasked
        )}
      </div>
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
