import type { SlotState } from "@/lib/contract/code-values/tee-sheets";
import { weekdayShare } from "@/lib/shared/time/opening-moments";
import type { Context } from "../../../platform/context";
import { guestType } from "../fees/fee-rules";
import {
  closeAtIn,
  type DayInfo,
  isTeedOff,
  openAtIn,
  type RuleBook,
  ruleOfType,
  visibleAtIn,
} from "../rule-book";
import { openCodeOf, type SlotViewer } from "./display-rules";
import type { SheetRow } from "./sheet-repository";

/** Whose sheet it is; a guest has no memberIdx and the type of guests. */
export type Viewer = { memberIdx: number | null; memberType: string };

export const guest: Viewer = { memberIdx: null, memberType: guestType };

/** The data that the display of every slot of a day depends on. */
export function slotViewer(
  book: RuleBook,
  day: DayInfo,
  viewer: Viewer,
  rows: readonly SheetRow[],
): SlotViewer {
  const { memberIdx, memberType } = viewer;
  const share = weekdayShare(ruleOfType(book, memberType), day.dayType === "WEEKEND", rows.length);
  const held = rows.filter((row) => row.booking?.memberType === memberType).length;
  return {
    memberIdx,
    memberType,
    now: book.ctx.now,
    openAt: openAtIn(book, day, memberType),
    visibleAt: visibleAtIn(book, day, memberType),
    closeAt: closeAtIn(book, day.date),
    isShareUsed: share !== null && held >= share,
  };
}

/** The display state of a slot for a viewer (domain.md 8.1). */
export function openCodeFor(ctx: Context, row: SheetRow, viewer: SlotViewer): SlotState {
  const { openType, memberTypes, lock } = row;
  return openCodeOf(
    {
      isTeedOff: isTeedOff(ctx, row),
      openType,
      memberTypes,
      // The second slot of a 27-hole round is taken with the first one.
      isBooked: row.booking !== null || row.linkedSheetIdx !== null,
      lock,
    },
    viewer,
  );
}
