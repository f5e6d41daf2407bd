import { useRef } from "react";
import type { StaffSheet } from "@/lib/contract/ops-tee-sheets";
import type { MenuAccess } from "@/lib/web/office/menu-access";
import type { StaffSlot } from "@/lib/web/office/sheet/sheet-grid";
import { useUnsavedConfirm } from "../form/use-unsaved-confirm";
import { useOffice } from "../frame/office-context";
import { focusSlot } from "./use-grid-keys";
import type { NameOf } from "./use-names";
import type { SheetDesk } from "./use-sheet-desk";

type Given = {
  sheet: StaffSheet;
  desk: SheetDesk;
  rights: MenuAccess;
  nameOf: NameOf;
  lookReason: string | undefined;
  refresh: () => Promise<void>;
};

/** All that the parts of the screen share about the day that is looked at. */
export function useSheetPlace({ sheet, desk, ...given }: Given) {
  const { now } = useOffice();
  const next = useRef<() => void>(undefined);
  const leaving = useUnsavedConfirm(() => next.current?.());
  const courseName = (courseCode: string) =>
    sheet.courses.find((course) => course.courseCode === courseCode)?.courseName ?? courseCode;
  /** What is typed in the panel is asked about before something else stands there. */
  const afterLeaving = (go: () => void) => {
    next.current = go;
    void leaving.leave();
  };
  return {
    ...given,
    sheet,
    now,
    desk: { ...desk, open: (sheetIdx: number) => afterLeaving(() => desk.open(sheetIdx)) },
    setTyping: leaving.setDirty,
    afterLeaving,
    courseName,
    titleOf: ({ teeTime, courseCode }: StaffSlot) => `${teeTime} ${courseName(courseCode)}`,
    close: () =>
      afterLeaving(() => {
        const at = desk.opened?.sheetIdx;
        desk.close();
        if (at !== undefined) focusSlot(document.body, at);
      }),
  };
}

export type SheetPlace = ReturnType<typeof useSheetPlace>;
