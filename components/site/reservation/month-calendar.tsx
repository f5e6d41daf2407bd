import type { ReactNode } from "react";
import { SiteLink } from "@/components/site/layout/site-link";
import { Sign } from "@/components/ui/layout/signs";
import { CalendarCell, type CalendarCellProps } from "./calendar-cell";

type MonthCalendarProps = {
  /** The month in words; the name of the table too. */
  title: string;
  /** From the first day of a week on: short to be read, long to be heard. */
  weekdays: readonly { short: string; long: string }[];
  /** Weeks of seven; null where a day belongs to another month. */
  weeks: readonly (readonly (CalendarCellProps | null)[])[];
  /** Where the arrows lead; without an address there is nothing in that direction. */
  previous: { label: string; href: string | null };
  next: { label: string; href: string | null };
  /** On a phone the chosen week is shown, and the rest by this choice; it works without a script. */
  wholeLabel: string;
  /** Legend of the calendar's words and signs. */
  children?: ReactNode;
};

/** A month of days, each with one word or count; knows nothing of bookings, so that any calendar can be laid on it. */
export function MonthCalendar({
  title,
  weekdays,
  weeks,
  previous,
  next,
  wholeLabel,
  children,
}: MonthCalendarProps) {
  const hasChosen = weeks.some((week) => week.some((day) => day?.isChosen));
  return (
    <div className="group/month border border-line bg-sheet">
      <div className="flex items-center justify-between border-b border-line px-2 py-2">
        <MonthArrow {...previous} icon="chevron-left" />
        <h2 id="month-heading" tabIndex={-1} className="text-center font-serif text-sub">
          {title}
        </h2>
        <MonthArrow {...next} icon="chevron-right" />
      </div>
      <table className="w-full table-fixed border-collapse tabular-nums" aria-label={title}>
        <thead>
          <tr>
            {weekdays.map(({ short, long }) => (
              <th key={long} scope="col" className="py-2 text-chip font-normal text-ink-2">
                <span aria-hidden="true">{short}</span>
                <span className="visually-hidden">{long}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.map((week, row) => (
            <tr
              key={week.find((day) => day)?.date ?? row}
              className={
                hasChosen && !week.some((day) => day?.isChosen)
                  ? "max-[43.6875rem]:group-not-has-[input:checked]/month:hidden"
                  : undefined
              }
            >
              {week.map((day, place) =>
                day ? (
                  <CalendarCell key={day.date} {...day} />
                ) : (
                  <td
                    key={weekdays[place]?.long}
                    className="border border-line first:border-l-0 last:border-r-0"
                  />
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
      {hasChosen ? (
        <label className="flex min-h-11 cursor-pointer items-center gap-2.5 border-t border-line px-4 text-caption font-semibold text-heading min-[43.75rem]:hidden">
          <input type="checkbox" autoComplete="off" className="size-4" />
          {wholeLabel}
        </label>
      ) : null}
      {children}
    </div>
  );
}

type ArrowProps = { label: string; href: string | null; icon: "chevron-left" | "chevron-right" };

function MonthArrow({ label, href, icon }: ArrowProps) {
  const box = "inline-flex size-11 items-center justify-center rounded-control";
  if (href === null) return <span className={box} />;
  return (
    <SiteLink href={href} scroll={false} aria-label={label} className={`${box} text-heading hover:bg-hover`}>
      <Sign name={icon} />
    </SiteLink>
  );
}
