import { useTranslations } from "next-intl";
import { useMemo } from "react";
import type { BookingContext } from "@/components/member/shared/page-context";
import type { SheetSlot, TeeSheet } from "@/lib/contract/tee-sheets/tee-sheets";
import type { ClubFormats } from "@/lib/shared/money/club-formats";
import { formatMoney } from "@/lib/shared/money/money";
import { isTwoBall } from "@/lib/shared/tee-times/turns";
import type { NameOf } from "../use-names";
import { SlotCell } from "./slot-cell";
import { slotTone } from "./slot-face";

export type Cells = {
  context: BookingContext;
  courses: TeeSheet["courses"];
  nameOf: NameOf;
  heldIdx: number | null;
  busyIdx: number | null;
  /** The member's own bookings by slot. */
  own: ReadonlyMap<number, number>;
  /** The member may book this day now: what is free is a button. */
  isOffered: boolean;
  onPick: (slot: SheetSlot) => void;
};

/** Draws a slot of either view; a slot that has not changed gets the same props and is not drawn again. */
export function useSlotCells({ context, courses, nameOf, heldIdx, busyIdx, own, isOffered, onPick }: Cells) {
  const t = useTranslations("booking.sheet");
  const { formats } = context;
  const courseNames = useMemo(
    () => new Map(courses.map(({ courseCode, courseName }) => [courseCode, courseName])),
    [courses],
  );
  const priceOf = useMemo(() => moneyWords(formats), [formats]);
  const remarkOf = ({ maxPlayers, turnTime, lastMinute }: SheetSlot) =>
    [
      lastMinute && t("lastMinute", { percent: lastMinute.percent }),
      isTwoBall(maxPlayers) && t("twoBall"),
      turnTime && t("secondNine", { time: turnTime }),
    ]
      .filter(Boolean)
      .join(", ");
  return (slot: SheetSlot, isInList: boolean) => {
    const isHeld = slot.sheetIdx === heldIdx;
    const tone = slotTone(slot, isHeld, own.has(slot.sheetIdx));
    const states = { held: t("held"), mine: t("mine"), free: t(isOffered ? "open" : "notOpen") } as const;
    return (
      <SlotCell
        slot={slot}
        tone={tone}
        word={
          tone === "held" || tone === "mine" || tone === "free"
            ? states[tone]
            : nameOf("timeOpenCodes", slot.openCode)
        }
        price={priceOf(slot.greenFee)}
        usualPrice={slot.lastMinute ? priceOf(slot.lastMinute.usualFee) : ""}
        usualWord={slot.lastMinute ? t("usualFee", { fee: priceOf(slot.lastMinute.usualFee) }) : ""}
        time={slot.teeTime}
        remark={remarkOf(slot)}
        course={courseNames.get(slot.courseCode) ?? slot.courseCode}
        isBusy={slot.sheetIdx === busyIdx}
        busyWord={t("holding")}
        isInList={isInList}
        isOffered={isOffered}
        onPick={onPick}
      />
    );
  };
}

/** Most slots of a day cost the same: each amount is written once. */
function moneyWords(formats: ClubFormats): (amount: SheetSlot["greenFee"]) => string {
  const known = new Map<string, string>();
  return (amount) => {
    if (amount === null) return "";
    const word = known.get(String(amount)) ?? formatMoney(amount, formats);
    known.set(String(amount), word);
    return word;
  };
}
