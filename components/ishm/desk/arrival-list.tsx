import { useTranslations } from "next-intl";
import { Fragment } from "react";
import { Chip, type ChipTone } from "@/components/ui/chip";
import { cn } from "@/components/ui/cn";
import type { ArrivalPhase } from "@/lib/shared/bookings/arrival-phase";
import { type Arrival, nowIndex } from "./arrivals";

type Props = {
  title: string;
  arrivals: readonly Arrival[];
  empty: string;
  openIdx: number | null;
  /** With a moment the list shows the line of now. */
  now?: { moment: Date; clock: string };
  onOpen: (bookingIdx: number) => void;
};

/** Parties by tee time under a title. */
export function ArrivalList({ title, arrivals, empty, openIdx, now, onOpen }: Props) {
  const t = useTranslations("ishm.desk");
  const line = now ? nowIndex(arrivals, now.moment) : -1;
  return (
    <section className="rounded-panel border border-line bg-sheet" aria-label={title}>
      <h2 className="flex min-h-11 items-center gap-2 border-b border-line px-4 font-semibold">
        {title}
        <span className="font-normal text-ink-3 tabular-nums">{arrivals.length}</span>
      </h2>
      {arrivals.length === 0 ? <p className="px-4 py-5 text-ink-2">{empty}</p> : null}
      <ol className="*:border-b *:border-line *:last:border-b-0">
        {arrivals.map((arrival, index) => (
          <Fragment key={arrival.booking.bookingIdx}>
            {index === line && index > 0 && now ? (
              <li className="flex items-center gap-3 px-4 py-1 text-caption font-semibold text-bark-700">
                <span>{t("now", { time: now.clock })}</span>
                <span aria-hidden="true" className="h-0.5 flex-1 bg-bark" />
              </li>
            ) : null}
            <ArrivalRow
              arrival={arrival}
              isOpen={arrival.booking.bookingIdx === openIdx}
              onOpen={() => onOpen(arrival.booking.bookingIdx)}
            />
          </Fragment>
        ))}
      </ol>
    </section>
  );
}

const tones: Record<ArrivalPhase, ChipTone> = {
  EXPECTED: "neutral",
  ARRIVING: "info",
  LATE: "warn",
  CANDIDATE: "bad",
  IN: "ok",
  PLAYING: "ok",
  SETTLED: "outline",
  NO_SHOW: "outline",
  ENDED: "outline",
};

export function PhaseChip({ phase }: { phase: ArrivalPhase }) {
  const t = useTranslations("ishm.desk.phases");
  return <Chip tone={tones[phase]}>{t(phase)}</Chip>;
}

type ArrivalRowProps = { arrival: Arrival; isOpen: boolean; onOpen: () => void };

/** One party: time, names, size, phase, and what was given out. */
function ArrivalRow({ arrival: { booking, phase }, isOpen, onOpen }: ArrivalRowProps) {
  const t = useTranslations("ishm.desk");
  const { teeTime, turnTime, courseName, bookerName, rsvNo, playerCount, visits, checkedIn } = booking;
  const lockers = visits.flatMap(({ lockerNo }) => lockerNo ?? []);
  const count = checkedIn?.players ?? playerCount;
  return (
    <li>
      <button
        type="button"
        aria-current={isOpen || undefined}
        onClick={onOpen}
        className={cn(
          "grid min-h-11 w-full grid-cols-[3.25rem_minmax(0,1fr)_auto] items-center gap-x-3 gap-y-0.5 border-s-3 px-3 py-1.5",
          "text-start min-[43.75rem]:grid-cols-[3.25rem_6rem_minmax(0,1fr)_4rem_8.5rem]",
          // The list is half of a desk's window: the booking number, which the panel has too, gives way to the name.
          "min-[90rem]:grid-cols-[3.25rem_6rem_minmax(0,1fr)_7rem_4rem_8.5rem]",
          isOpen ? "border-bark bg-selected" : "border-transparent hover:bg-hover",
        )}
      >
        <span className="font-semibold tabular-nums">
          {teeTime}
          {turnTime ? (
            <span className="block text-chip font-normal text-ink-2">
              <span aria-hidden="true">→ {turnTime}</span>
              <span className="visually-hidden">{t("secondNine", { time: turnTime })}</span>
            </span>
          ) : null}
        </span>
        <span className="hidden text-ink-2 min-[43.75rem]:block">{courseName}</span>
        <span className="min-w-0 truncate font-medium">
          {bookerName}
          {lockers.length > 0 ? (
            <span className="ms-2 font-normal text-ink-3">
              {t("lockers", { numbers: lockers.join(", ") })}
            </span>
          ) : null}
        </span>
        <span className="hidden text-ink-3 tabular-nums min-[90rem]:block">{rsvNo}</span>
        <span className="hidden text-ink-2 tabular-nums min-[43.75rem]:block">{t("players", { count })}</span>
        <span className="ms-auto min-[43.75rem]:ms-0">
          <PhaseChip phase={phase} />
        </span>
      </button>
    </li>
  );
}
