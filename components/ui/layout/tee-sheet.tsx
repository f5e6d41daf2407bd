import { clsx } from "clsx";
import type { ReactNode } from "react";
import { ScrollFrame } from "./scroll-frame";

type SheetCourse = {
  courseCode: string;
  name: string;
  /** The nine that follows. */
  next: string;
  note: string | null;
};

/** A part of the day; each of its rows has a place per course, null where none starts. */
type TitledPart<Slot> = {
  period: string;
  title: string;
  note: ReactNode;
  rows: readonly { teeTime: string; slots: readonly (Slot | null)[] }[];
};

type TeeSheetProps<Slot> = {
  /** The name of the table. */
  label: string;
  timeLabel: string;
  courses: readonly SheetCourse[];
  parts: readonly TitledPart<Slot>[];
  /** Renders a slot: a word, a link, or a button. */
  renderSlot(slot: Slot): ReactNode;
  rowClass?(slots: readonly (Slot | null)[]): string;
};

const head = "px-1.5 py-3 text-start align-baseline font-normal min-[43.75rem]:px-4";

/** A row per time, a column per nine, under the parts of the day. Who may do what with a slot is the caller's. */
export function TeeSheet<Slot>({ label, timeLabel, courses, parts, ...row }: TeeSheetProps<Slot>) {
  return (
    <ScrollFrame>
      <table
        aria-label={label}
        className={clsx(
          "w-full table-fixed border-collapse border border-line bg-sheet tabular-nums",
          // A fifth column would leave no room for a name; the frame scrolls.
          courses.length > 3 ? "min-w-[29rem]" : "min-w-[18.5rem]",
        )}
      >
        <thead>
          <tr className="rule-bottom">
            <th scope="col" className="w-13 min-[43.75rem]:w-21">
              <span className="visually-hidden">{timeLabel}</span>
            </th>
            {courses.map((course) => (
              <th key={course.courseCode} scope="col" className={`${head} border-s border-line`}>
                <span className="flex flex-wrap items-baseline justify-between gap-x-2 max-[43.75rem]:flex-col">
                  <span>
                    <span className="inline-block font-serif text-lead min-[43.75rem]:text-sub">
                      {course.name}
                    </span>{" "}
                    <span className="inline-block text-chip text-ink-3 max-[43.75rem]:block">
                      → {course.next}
                    </span>
                  </span>
                  {course.note === null ? null : <span className="text-chip text-ink-3">{course.note}</span>}
                </span>
              </th>
            ))}
          </tr>
        </thead>
        {parts.map((part) => (
          <PartRows key={part.period} part={part} courses={courses} {...row} />
        ))}
      </table>
    </ScrollFrame>
  );
}

type PartProps<Slot> = Pick<TeeSheetProps<Slot>, "courses" | "renderSlot" | "rowClass"> & {
  part: TitledPart<Slot>;
};

function PartRows<Slot>({ part, courses, renderSlot, rowClass }: PartProps<Slot>) {
  return (
    <tbody>
      <tr className="border-y border-line bg-paper-2">
        <th
          colSpan={courses.length + 1}
          scope="rowgroup"
          className="px-4 py-2.5 text-start text-caption font-normal"
        >
          <span className="flex flex-wrap justify-between gap-x-4">
            <span className="font-semibold">{part.title}</span>
            <span className="text-ink-2">{part.note}</span>
          </span>
        </th>
      </tr>
      {part.rows.map(({ teeTime, slots }) => (
        <tr key={teeTime} className={clsx("border-b border-line", rowClass?.(slots))}>
          <th
            scope="row"
            className="py-0 ps-1.5 text-start text-caption font-semibold whitespace-nowrap min-[43.75rem]:ps-4 min-[43.75rem]:text-base"
          >
            {teeTime}
          </th>
          {slots.map((slot, place) => (
            <td key={courses[place]?.courseCode} className="h-px border-s border-line p-0">
              {slot === null ? null : renderSlot(slot)}
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  );
}
