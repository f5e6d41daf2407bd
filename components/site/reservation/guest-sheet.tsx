import { clsx } from "clsx";
import { getTranslations } from "next-intl/server";
import { SiteLink } from "@/components/site/layout/site-link";
import { TeeSheet } from "@/components/ui/layout/tee-sheet";
import { slotState } from "@/lib/contract/code-values/tee-sheets";
import type { SheetSlot } from "@/lib/contract/tee-sheets/tee-sheets";
import type { Language } from "@/lib/shared/languages";
import { formatMoney } from "@/lib/shared/money/money";
import { isWanted, type SheetChoice } from "@/lib/shared/tee-times/sheet-choice";
import { isTwoBall } from "@/lib/shared/tee-times/turns";
import type { Club } from "@/lib/web/queries/club";
import type { DaySheet, Reservation } from "@/lib/web/queries/reservation";
import { sheetParts } from "@/lib/web/reservation/sheet-parts";

type Props = {
  club: Club;
  language: Language;
  sheet: DaySheet["sheet"];
  title: string;
  names: Reservation["names"];
  signIn: string;
  choice: SheetChoice;
  /** The address of the whole day. */
  everyTime: string;
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

/** The sheet of a day, or what of it is wanted, with the prices of guests; a free time leads to the sign-in. */
export async function GuestSheet({ choice, everyTime, ...table }: Props) {
  const t = await getTranslations("reservation.sheet");
  const { sheet, names } = table;
  const slots = sheet.slots.filter((slot) => isWanted(slot, choice));
  const free = countFree(slots);
  const wanted = [
    choice.course && courseNameOf(sheet, choice.course),
    choice.part && names.period(choice.part),
    choice.players && t("players", { count: choice.players }),
  ].filter(Boolean);
  const courses = sheet.courses.filter(({ courseCode }) => !choice.course || courseCode === choice.course);
  return (
    <>
      {wanted.length > 0 ? (
        <ChoiceLine
          words={[...wanted, t("free", { count: free })].join(" · ")}
          all={{ text: t("all"), href: everyTime }}
        />
      ) : null}
      {slots.length === 0 || (wanted.length > 0 && free === 0) ? (
        <p className="border border-line bg-sheet px-6 py-8 text-ink-2">{t("nothingFits")}</p>
      ) : (
        <GuestTable {...table} slots={slots} shown={courses} />
      )}
    </>
  );
}

const courseNameOf = ({ courses }: DaySheet["sheet"], code: string) =>
  courses.find((one) => one.courseCode === code)?.courseName ?? code;

type GuestTableProps = Pick<Props, "club" | "sheet" | "title" | "names" | "signIn"> & {
  slots: readonly SheetSlot[];
  shown: DaySheet["sheet"]["courses"];
};

async function GuestTable({ club, sheet, title, names, signIn, slots, shown }: GuestTableProps) {
  const t = await getTranslations("reservation.sheet");
  const courses = shown.map(({ courseCode, courseName, courseOut }) => ({
    courseCode,
    name: courseName,
    next: courseNameOf(sheet, courseOut),
    note: t("free", { count: countFree(slots.filter((slot) => slot.courseCode === courseCode)) }),
  }));
  const parts = sheetParts(
    slots,
    courses.map(({ courseCode }) => courseCode),
  ).map((part) => {
    const free = countFree(part.rows.flatMap((row) => row.slots));
    const span = { part: names.period(part.period), from: part.from, to: part.to };
    return { ...part, title: t("part", span), note: free > 0 ? t("free", { count: free }) : t("none") };
  });
  const remarkOf = ({ maxPlayers, turnTime }: SheetSlot) =>
    [isTwoBall(maxPlayers) && t("twoBall"), turnTime && t("secondNine", { time: turnTime })]
      .filter(Boolean)
      .join(", ");
  return (
    <TeeSheet
      label={title}
      timeLabel={t("time")}
      courses={courses}
      parts={parts}
      rowClass={(row) => (countFree(row) > 0 ? "" : "group-has-[input:checked]/sheet:hidden")}
      renderSlot={(slot) =>
        isFree(slot) ? (
          <SlotCell
            tone="free"
            word={t("open")}
            price={slot.greenFee === null ? null : formatMoney(slot.greenFee, club.formats)}
            remark={remarkOf(slot)}
            href={signIn}
            announced={t("signIn", { time: slot.teeTime, course: courseNameOf(sheet, slot.courseCode) })}
          />
        ) : (
          <SlotCell tone={tones[slot.openCode] ?? "out"} word={names.openCode(slot.openCode)} />
        )
      }
    />
  );
}

type ChoiceLineProps = { words: string; all: { text: string; href: string } };

/** The choice within the day, and the way to all times. */
function ChoiceLine({ words, all }: ChoiceLineProps) {
  return (
    <p className="mb-3 flex flex-wrap items-center justify-between gap-x-6 border-s-3 border-bark bg-sheet ps-4 pe-2 font-semibold">
      {words}
      <SiteLink href={all.href} scroll={false} className="link inline-flex min-h-11 items-center font-normal">
        {all.text}
      </SiteLink>
    </p>
  );
}

/** The style of a slot: free, taken, held by somebody, reserved for a team or a draw, or out of use. */
type SlotTone = "free" | "taken" | "held" | "kept" | "out";

type SlotCellProps = {
  tone: SlotTone;
  word: string;
  /** Only what can be had names its price. */
  price?: string | null;
  /** Remark on an unusual time, such as a two-ball time or the start of the second nine. */
  remark?: string;
  /** The address of a free slot; without it the cell is plain text. */
  href?: string;
  /** Text for screen readers after the visible words: time, course, what the link does. */
  announced?: string;
};

const box =
  "flex h-full min-h-13 flex-wrap items-center justify-between gap-x-2 px-1.5 py-1 text-caption min-[43.75rem]:px-4";
const slotTones: Record<SlotTone, string> = {
  free: "",
  taken: "hatched text-ink-2",
  held: "bg-warn-tint text-warn font-semibold",
  kept: "bg-info-tint text-info font-semibold",
  out: "text-ink-3",
};

/** A place of the tee sheet: its state as a word, and the price of what can be had. */
function SlotCell({ tone, word, price, remark, href, announced }: SlotCellProps) {
  const words = (
    <>
      <span className={clsx("leading-tight", tone === "free" && "font-semibold text-pine-700")}>{word}</span>
      {price ? <span className="leading-tight text-ink-2">{price}</span> : null}
      {remark ? <span className="w-full text-chip leading-tight text-ink-3">{remark}</span> : null}
    </>
  );
  if (!href) return <span className={clsx(box, slotTones[tone])}>{words}</span>;
  return (
    <SiteLink href={href} rel="nofollow" className={clsx(box, slotTones[tone], "group hover:bg-pine-50")}>
      {words}
      {announced ? <span className="visually-hidden">{announced}</span> : null}
    </SiteLink>
  );
}
