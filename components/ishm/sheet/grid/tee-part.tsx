import { useTranslations } from "next-intl";
import type { SheetDesk } from "../day/use-sheet-desk";
import type { SheetPart, StaffSlot } from "./sheet-grid";
import { TeeCell } from "./tee-cell";
import type { SlotDrag } from "./use-slot-drag";

type Props = {
  part: SheetPart;
  name: string;
  courseName: (courseCode: string) => string;
  wordOf: (slot: StaffSlot) => string;
  desk: SheetDesk;
  drag: SlotDrag;
  marked: ReadonlySet<number>;
  isDense: boolean;
  /** The first time that is still to come; null on another day. */
  nextTime: string | null;
};

/** A part of the day: a row per tee time, a column per course. */
export function TeePart({ part, name, courseName, ...props }: Props) {
  const t = useTranslations("ishm.sheet");
  const times = { from: part.rows[0]?.teeTime ?? "", to: part.rows.at(-1)?.teeTime ?? "" };
  return (
    <table
      // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: the grid of APG is a table
      role="grid"
      aria-label={t("part", { part: name, ...times })}
      className="w-full table-fixed self-start border border-line bg-sheet tabular-nums"
    >
      <thead>
        <tr className="h-7 border-b border-heading text-caption">
          <th scope="col" className="w-16 px-2 text-start font-semibold whitespace-nowrap">
            {name}
          </th>
          {part.courseCodes.map((code) => (
            <th
              key={code}
              scope="col"
              className="truncate border-s border-line px-2 text-start font-semibold"
            >
              {courseName(code)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {part.rows.map((row) => (
          <TeeRow key={row.teeTime} row={row} courseCodes={part.courseCodes} {...props} />
        ))}
      </tbody>
    </table>
  );
}

type RowProps = Omit<Props, "part" | "name" | "courseName"> & {
  row: SheetPart["rows"][number];
  courseCodes: SheetPart["courseCodes"];
};

function TeeRow({ row, courseCodes, desk, drag, marked, wordOf, isDense, nextTime }: RowProps) {
  const t = useTranslations("ishm.sheet");
  const isNext = row.teeTime === nextTime;
  return (
    <tr
      data-next={isNext || undefined}
      className="h-(--row) border-t border-line data-next:border-t-2 data-next:border-bark"
    >
      <th scope="row" className="px-2 text-start text-caption font-semibold whitespace-nowrap">
        {row.teeTime}
        {isNext ? <span className="visually-hidden">{` ${t("next")}`}</span> : null}
      </th>
      {row.slots.map((slot, at) =>
        slot ? (
          <TeeCell
            key={slot.sheetIdx}
            slot={slot}
            word={wordOf(slot)}
            isStop={slot.sheetIdx === desk.current}
            isChosen={desk.chosen.has(slot.sheetIdx)}
            isOpened={slot.sheetIdx === desk.opened?.sheetIdx}
            isDense={isDense}
            isMarked={marked.has(slot.sheetIdx)}
            isCarried={slot.sheetIdx === (drag.from ?? desk.carried)?.sheetIdx}
            isTarget={slot.sheetIdx === drag.over || (desk.carried !== null && slot === desk.target)}
          />
        ) : (
          <td key={`none ${courseCodes[at]}`} className="border-s border-line bg-paper-2" />
        ),
      )}
    </tr>
  );
}
