import { useTranslations } from "next-intl";
import { Fragment } from "react";
import { ArrivalRow } from "./arrival-row";
import { type Arrival, nowPlace } from "./arrivals";

type Props = {
  title: string;
  arrivals: readonly Arrival[];
  empty: string;
  openIdx: number | null;
  /** With a moment the line of now stands in the list. */
  now?: { moment: Date; clock: string };
  onOpen: (bookingIdx: number) => void;
};

/** Parties by tee time under a title. */
export function ArrivalList({ title, arrivals, empty, openIdx, now, onOpen }: Props) {
  const t = useTranslations("ishm.desk");
  const line = now ? nowPlace(arrivals, now.moment) : -1;
  return (
    <section className="rounded-panel border border-line bg-sheet" aria-label={title}>
      <h2 className="flex min-h-11 items-center gap-2 border-b border-line px-4 font-semibold">
        {title}
        <span className="font-normal text-ink-3 tabular-nums">{arrivals.length}</span>
      </h2>
      {arrivals.length === 0 ? <p className="px-4 py-5 text-ink-2">{empty}</p> : null}
      <ol className="*:border-b *:border-line *:last:border-b-0">
        {arrivals.map((arrival, place) => (
          <Fragment key={arrival.booking.bookingIdx}>
            {place === line && place > 0 && now ? (
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
