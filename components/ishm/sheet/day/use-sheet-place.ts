import { useCallback, useRef, useState } from "react";
import type { StaffSlot } from "@/components/ishm/sheet/grid/sheet-grid";
import type { StaffSheet } from "@/lib/contract/tee-sheets/ops-tee-sheets";
import type { MenuAccess } from "@/lib/web/office/menu-access";
import { useUnsavedConfirm } from "../../form/use-unsaved-confirm";
import { useOffice } from "../../frame/root/office-context";
import type { NameOf } from "../booking/use-names";
import { focusSlot } from "../grid/use-grid-keys";
import type { SheetDesk } from "./use-sheet-desk";

type Given = {
  sheet: StaffSheet;
  desk: SheetDesk;
  rights: MenuAccess;
  nameOf: NameOf;
  unmaskReason: string | undefined;
  refresh: () => Promise<void>;
  leaving: Leaving;
};

/** All that the parts of the screen share about the day that is looked at. */
export function useSheetPlace({ sheet, desk, leaving, ...given }: Given) {
  const { now } = useOffice();
  const { afterLeaving } = leaving;
  const courseName = (courseCode: string) =>
    sheet.courses.find((course) => course.courseCode === courseCode)?.courseName ?? courseCode;
  return {
    ...given,
    ...leaving,
    sheet,
    now,
    desk: {
      ...desk,
      open: (sheetIdx: number, isByKey = false) => afterLeaving(() => desk.open(sheetIdx, isByKey)),
    },
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

/** What is typed in the panel is asked about before something else stands there: another time, another day. */
export function useLeaving() {
  const next = useRef<() => void>(undefined);
  const [isTyping, setIsTyping] = useState(false);
  const { setDirty, leave } = useUnsavedConfirm(() => {
    setIsTyping(false);
    next.current?.();
  });
  return {
    isTyping,
    setTyping: useCallback(
      (isTypingNow: boolean) => {
        setDirty(isTypingNow);
        setIsTyping(isTypingNow);
      },
      [setDirty],
    ),
    /** Whether it came to that. */
    afterLeaving(go: () => void): Promise<boolean> {
      next.current = go;
      return leave();
    },
  };
}

export type Leaving = ReturnType<typeof useLeaving>;
