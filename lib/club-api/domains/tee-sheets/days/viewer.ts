import type { SlotState } from "@/lib/contract/code-values/tee-sheets";
import { clubDate, clubTime } from "@/lib/shared/time/club-time";
import { weekdayShare } from "@/lib/shared/time/opening-moments";
import { sharedAnswer } from "../../../platform/shared-answer";
import { guestType } from "../fees/fee-rules";
import { closeAtIn, type DayInfo, openAtIn, type RuleBook, ruleOfType, visibleAtIn } from "../rule-book";
import { openCodeOf, type SlotViewer } from "./display-rules";
import type { SheetRow } from "./sheet-repository";

/** Whose sheet it is; a guest has no memberIdx and the type of guests. */
export type Viewer = { memberIdx: number | null; memberType: string };

export const guest: Viewer = { memberIdx: null, memberType: guestType };

/** A viewer, the day, and the club's clock at the moment of the look: it is read once for all slots. */
export type SlotLook = SlotViewer & { day: DayInfo; today: string; time: string };

/** The data that the display of every slot of a day depends on. */
export function slotViewer(
  book: RuleBook,
  day: DayInfo,
  viewer: Viewer,
  rows: readonly SheetRow[],
): SlotLook {
  const { memberIdx, memberType } = viewer;
  const { now, club } = book.ctx;
  const share = weekdayShare(ruleOfType(book, memberType), day.dayType === "WEEKEND", rows.length);
  const held = rows.filter((row) => row.booking?.memberType === memberType).length;
  return {
    memberIdx,
    memberType,
    day,
    now,
    today: clubDate(now, club.zone),
    time: clubTime(now, club.zone),
    ...momentsOf(book, day, memberType),
    isShareUsed: share !== null && held >= share,
  };
}

/** When a day opens and closes for a type: computed once for the rules as they stand. */
function momentsOf(book: RuleBook, day: DayInfo, memberType: string) {
  const { clubIdx, zone } = book.ctx.club;
  return sharedAnswer(`moments ${clubIdx} ${day.date} ${memberType}`, [book.rows, zone], () => ({
    openAt: openAtIn(book, day, memberType),
    visibleAt: visibleAtIn(book, day, memberType),
    closeAt: closeAtIn(book, day.date),
  }));
}

/** The display state of a slot for a viewer (domain.md 8.1). */
export function openCodeFor(row: SheetRow, viewer: SlotLook): SlotState {
  const { openType, memberTypes, lock, playDate, teeTime } = row;
  const { today, time } = viewer;
  return openCodeOf(
    {
      isTeedOff: playDate < today || (playDate === today && teeTime <= time),
      openType,
      memberTypes,
      // The second slot of a 27-hole round is taken with the first one.
      isBooked: row.booking !== null || row.linkedSheetIdx !== null,
      lock,
    },
    viewer,
  );
}
