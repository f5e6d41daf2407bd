import { useCallback, useRef, useState } from "react";
import type { StaffSlot } from "@/components/ishm/sheet/grid/sheet-grid";
import type { StaffSheet } from "@/lib/contract/tee-sheets/ops-tee-sheets";
import type { MenuAccess } from "@/lib/web/office/menu-access";
import { useUnsavedConfirm } from "../../form/use-unsaved-confirm";
import { useOffice } from "../../frame/root/office-context";
import type { NameOf } from "../booking/use-names";
import { focusSlot } from "../grid/use-grid-keys";
import type { SheetState } from "./use-sheet-state";

type Given = {
  sheet: StaffSheet;
  state: SheetState;
  rights: MenuAccess;
  nameOf: NameOf;
  unmaskReason: string | undefined;
  refresh: () => Promise<void>;
  leaving: Leaving;
};

/** The state of the screen that its parts share. */
export function useSheetContext({ sheet, state, leaving, ...given }: Given) {
  const { now } = useOffice();
  const { afterLeaving } = leaving;
  const courseName = (courseCode: string) =>
    sheet.courses.find((course) => course.courseCode === courseCode)?.courseName ?? courseCode;
  return {
    ...given,
    ...leaving,
    sheet,
    now,
    state: {
      ...state,
      open: (sheetIdx: number, isByKey = false) => afterLeaving(() => state.open(sheetIdx, isByKey)),
    },
    courseName,
    titleOf: ({ teeTime, courseCode }: StaffSlot) => `${teeTime} ${courseName(courseCode)}`,
    close: () =>
      afterLeaving(() => {
        const at = state.opened?.sheetIdx;
        state.close();
        if (at !== undefined) focusSlot(document.body, at);
      }),
  };
}

export type SheetContext = ReturnType<typeof useSheetContext>;

/** Asks before unsaved input of the panel is left for another slot or another day. */
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
    /** Runs `go` once the input may be left; returns whether it was. */
    afterLeaving(go: () => void): Promise<boolean> {
      next.current = go;
      return leave();
    },
  };
}

export type Leaving = ReturnType<typeof useLeaving>;
