"use client";

import { useTranslations } from "next-intl";
import type { CSSProperties } from "react";
import { cn } from "@/components/ui/cn";
import type { StaffSheet } from "@/lib/contract/tee-sheets/ops-tee-sheets";
import { toastBar } from "@/lib/web/runtime/toasts";
import type { NameOf } from "../booking/use-names";
import { useNextTime } from "../day/use-live-sheet";
import type { SheetState } from "../day/use-sheet-state";
import { isSideBySide, type SheetPart, type StaffSlot } from "./sheet-grid";
import { TeeCell } from "./tee-cell";
import { useGridHands } from "./use-grid-keys";
import { type SlotDrag, useSlotDrag } from "./use-slot-drag";

type Props = {
  sheet: StaffSheet;
  parts: readonly SheetPart[];
  state: SheetState;
  nameOf: NameOf;
  marked: ReadonlySet<number>;
  mayMove: boolean;
  isWide: boolean;
};

/** The day on one screen. Its rows are as high as the window has room for, never lower than a finger needs. */
export function TeeGrid({ sheet, parts, state, nameOf, marked, mayMove, isWide }: Props) {
  const t = useTranslations("ishm.sheet");
  const drag = useSlotDrag(state, mayMove);
  const hands = useGridHands(state, {
    mayMove,
    swallowsClick: drag.swallowsClick,
    onNoDrop: () => toastBar(t("move.impossible"), { tone: "alert" }),
  });
  const nextTime = useNextTime(sheet);
  const isSplit = isWide && isSideBySide(parts);
  const counts = parts.map(({ rows }) => rows.length);
  const rows = isSplit ? Math.max(...counts) : counts.reduce((sum, count) => sum + count, 0);
  const names = new Map(sheet.courses.map(({ courseCode, courseName }) => [courseCode, courseName]));
  const wordOf = ({ display, booking }: StaffSlot) => booking?.stateName ?? nameOf("timeOpenCodes", display);
  return (
    <div
      {...drag.hands}
      {...hands}
      className={cn(
        "flex gap-3",
        isSplit ? "flex-row" : "flex-col",
        drag.from && "cursor-grabbing select-none",
      )}
      style={{ "--row": `clamp(24px, calc((100dvh - 412px) / ${rows}), 40px)` } as CSSProperties}
    >
      {parts.map((part) => (
        <TeePart
          key={part.period}
          part={part}
          name={nameOf("periods", part.period)}
          courseName={(code) => names.get(code) ?? code}
          wordOf={wordOf}
          state={state}
          drag={drag}
          marked={marked}
          isDense={isSplit && state.opened !== null}
          nextTime={nextTime}
        />
      ))}
    </div>
  );
}

type TeePartProps = {
  part: SheetPart;
  name: string;
  courseName: (courseCode: string) => string;
  wordOf: (slot: StaffSlot) => string;
  state: SheetState;
  drag: SlotDrag;
  marked: ReadonlySet<number>;
  isDense: boolean;
  /** The first time that is still to come; null on another day. */
  nextTime: string | null;
};

/** A part of the day: a row per tee time, a column per course. */
function TeePart({ part, name, courseName, ...props }: TeePartProps) {
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

type RowProps = Omit<TeePartProps, "part" | "name" | "courseName"> & {
  row: SheetPart["rows"][number];
  courseCodes: SheetPart["courseCodes"];
};

function TeeRow({ row, courseCodes, state, drag, marked, wordOf, isDense, nextTime }: RowProps) {
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
            isStop={slot.sheetIdx === state.current}
            isChosen={state.chosen.has(slot.sheetIdx)}
            isOpened={slot.sheetIdx === state.opened?.sheetIdx}
            isDense={isDense}
            isMarked={marked.has(slot.sheetIdx)}
            isCarried={slot.sheetIdx === (drag.from ?? state.carried)?.sheetIdx}
            isTarget={slot.sheetIdx === drag.over || (state.carried !== null && slot === state.target)}
          />
        ) : (
          <td key={`none ${courseCodes[at]}`} className="border-s border-line bg-paper-2" />
        ),
      )}
    </tr>
  );
}
