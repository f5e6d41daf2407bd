import { getTranslations } from "next-intl/server";
import { slotState } from "@/lib/contract/code-values/tee-sheets";
import type { SheetSlot } from "@/lib/contract/tee-sheets/tee-sheets";
import type { Language } from "@/lib/shared/languages";
import { formatMoney } from "@/lib/shared/money/money";
import type { Club } from "@/lib/web/queries/club";
import type { DaySheet, Reservation } from "@/lib/web/queries/reservation";
import { sheetParts } from "@/lib/web/reservation/sheet-parts";
import { SlotCell, type SlotTone } from "./slot-cell";
import { TeeSheet } from "./tee-sheet";

type Props = {
  club: Club;
  language: Language;
  sheet: DaySheet["sheet"];
  title: string;
  names: Reservation["names"];
  signIn: string;
};

const tones: Partial<Record<SheetSlot["openCode"], SlotTone>> = {
  [slotState.booked]: "taken",
  [slotState.beingBooked]: "held",
  [slotState.draw]: "kept",
  [slotState.team]: "kept",
};

/** A slot that only members can book is free to a visitor who calls (domain.md R4). */
const isFree = ({ openCode }: SheetSlot) => openCode === slotState.membersOnly;
const countFree = (slots: readonly (SheetSlot | null)[]) =>
  slots.filter((slot) => slot && isFree(slot)).length;

/** The sheet of a day with the prices of guests; a free time leads to the sign-in. */
export async function GuestSheet({ club, sheet, title, names, signIn }: Props) {
  const t = await getTranslations("reservation.sheet");
  const nameOf = (code: string) => sheet.courses.find((one) => one.courseCode === code)?.courseName ?? code;
  const courses = sheet.courses.map(({ courseCode, courseName, courseOut }) => ({
    courseCode,
    name: courseName,
    next: `→ ${nameOf(courseOut)}`,
    note: t("free", { count: countFree(sheet.slots.filter((slot) => slot.courseCode === courseCode)) }),
  }));
  const parts = sheetParts(
    sheet.slots,
    courses.map(({ courseCode }) => courseCode),
  ).map((part) => {
    const free = countFree(part.rows.flatMap(({ slots }) => slots));
    const span = { part: names.period(part.period), from: part.from, to: part.to };
    return { ...part, title: t("part", span), note: free > 0 ? t("free", { count: free }) : t("none") };
  });
  const price = (slot: SheetSlot) =>
    slot.greenFee === null ? null : formatMoney(slot.greenFee, club.formats);
  return (
    <TeeSheet
      label={title}
      timeLabel={t("time")}
      courses={courses}
      parts={parts}
      hasFree={(slots) => countFree(slots) > 0}
      renderSlot={(slot) =>
        isFree(slot) ? (
          <SlotCell
            tone="free"
            word={t("open")}
            price={price(slot)}
            href={signIn}
            spoken={t("signIn", { time: slot.teeTime, course: nameOf(slot.courseCode) })}
          />
        ) : (
          <SlotCell tone={tones[slot.openCode] ?? "out"} word={names.openCode(slot.openCode)} />
        )
      }
    />
  );
}
