import { useTranslations } from "next-intl";
import { memo } from "react";
import { arrivedOf, bookerOf, slotTone, toneStyles } from "@/components/ishm/sheet/slot/slot-face";
import { cn } from "@/components/ui/cn";
import { Icon } from "@/components/ui/layout/icons";
import { bookingState } from "@/lib/contract/code-values/bookings";
import { roundHoles } from "@/lib/contract/code-values/tee-sheets";
import type { StaffSlot } from "./sheet-grid";

type CellState = {
  isStop: boolean;
  isChosen: boolean;
  isOpened: boolean;
  /** Somebody else has just changed it. */
  isMarked: boolean;
  isCarried: boolean;
  /** The booking that is being moved would be dropped here. */
  isTarget: boolean;
  /** Hides the commonest word visually, where a name says the same; screen readers still announce it. */
  isDense: boolean;
};

type Props = CellState & { slot: StaffSlot; word: string };

const box =
  "flex h-(--row) w-full min-w-0 items-center gap-1.5 overflow-hidden px-2 text-start text-caption leading-tight " +
  "whitespace-nowrap outline-offset-[-3px]";

/** A slot on one line: its state as a word, its booking, and its marks. */
export const TeeCell = memo(function TeeCell({ slot, word, ...cell }: Props) {
  const tone = slotTone(slot);
  return (
    <td className="border-s border-line p-0">
      <button
        type="button"
        tabIndex={cell.isStop ? 0 : -1}
        data-slot-idx={slot.sheetIdx}
        data-tone={tone}
        data-marked={cell.isMarked || undefined}
        aria-pressed={cell.isChosen}
        className={cn(
          box,
          toneStyles[tone],
          cell.isChosen && "bg-selected shadow-[inset_4px_0_0_var(--primary)]",
          cell.isOpened && "shadow-[inset_0_0_0_2px_var(--primary)]",
          cell.isMarked && "shadow-[inset_0_0_0_2px_var(--bark)]",
          cell.isCarried && "opacity-60 outline-2 outline-dashed outline-focus",
          cell.isTarget && "bg-mine shadow-[inset_0_0_0_3px_var(--bark)]",
        )}
      >
        <span
          className={
            cell.isDense && slot.booking?.state === bookingState.booked ? "visually-hidden" : "shrink-0"
          }
        >
          {word}
        </span>{" "}
        {slot.booking ? <BookingWords slot={slot} booking={slot.booking} /> : <FreeWords slot={slot} />}
      </button>
    </td>
  );
});

type Booked = { slot: StaffSlot; booking: NonNullable<StaffSlot["booking"]> };

function BookingWords({ slot, booking }: Booked) {
  const t = useTranslations("ishm.sheet.cell");
  const arrived = arrivedOf(booking);
  return (
    <>
      <strong className="min-w-0 grow truncate font-semibold text-ink">{bookerOf(booking)}</strong>
      {arrived > 0 ? (
        <Sign icon="check" label={t("arrived", { arrived, players: booking.playerCount })}>
          {`${arrived}/${booking.playerCount}`}
        </Sign>
      ) : (
        <span className="shrink-0">{t("players", { count: booking.playerCount })}</span>
      )}
      {booking.holeCode === roundHoles.eighteen ? null : (
        <span className="shrink-0">{t("holes", { count: Number(booking.holeCode) })}</span>
      )}
      {booking.caddieMode === "C" ? null : (
        <span className="shrink-0">{t(`caddie.${booking.caddieMode}`)}</span>
      )}
      <NoteSign note={[slot.note, booking.memo].filter(Boolean).join(" · ")} />
    </>
  );
}

function FreeWords({ slot }: { slot: StaffSlot }) {
  return (
    <>
      {slot.lock ? (
        <span className="flex min-w-0 grow items-center gap-1 truncate">
          <Icon name="lock" size={16} />
          {slot.lock.name}
        </span>
      ) : (
        <span className="min-w-0 grow truncate font-normal text-ink-2">{slot.note}</span>
      )}
    </>
  );
}

function NoteSign({ note }: { note: string }) {
  const t = useTranslations("ishm.sheet.cell");
  if (!note) return null;
  return <Icon name="document" size={16} label={t("note", { note })} />;
}

function Sign({ icon, label, children }: { icon: "check"; label: string; children: string }) {
  return (
    <span className="flex shrink-0 items-center gap-0.5 font-semibold text-ok">
      <Icon name={icon} size={16} />
      <span aria-hidden="true">{children}</span>
      <span className="visually-hidden">{label}</span>
    </span>
  );
}
