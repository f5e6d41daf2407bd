import { clsx } from "clsx";
import { memo } from "react";
import { Sign } from "@/components/ui/layout/signs";
import type { SheetSlot } from "@/lib/contract/tee-sheets/tee-sheets";
import { type SlotTone, toneStyles } from "./slot-face";

export type SlotCellProps = {
  slot: SheetSlot;
  tone: SlotTone;
  /** The state as a word. */
  word: string;
  price: string;
  /** Of a last-minute offer: what it costs otherwise, and that in words; empty for most. */
  usualPrice: string;
  usualWord: string;
  /** Time and course: for screen readers in the table, visible in the list. */
  time: string;
  course: string;
  /** Remark on an unusual time, such as a last-minute offer or a two-ball time; mostly empty. */
  remark: string;
  isBusy: boolean;
  busyWord: string;
  isInList: boolean;
  isOffered: boolean;
  onPick: (slot: SheetSlot) => void;
};

const box = "flex w-full items-center justify-between gap-x-2 text-start text-caption";
const inTable = "h-full min-h-13 flex-wrap px-1.5 py-1 min-[43.75rem]:px-4";
const inList = "min-h-14 flex-wrap px-4 py-2";

/** A place of the sheet. What this member can have is a button; everything else only tells its state. */
export const SlotCell = memo(function SlotCell(props: SlotCellProps) {
  const { slot, tone, isInList, isBusy, isOffered } = props;
  const style = clsx(box, isInList ? inList : inTable, toneStyles[tone]);
  if (tone !== "held" && !(tone === "free" && isOffered)) {
    return (
      <div className={style} data-state={slot.openCode}>
        <Words {...props} />
      </div>
    );
  }
  return (
    <button
      type="button"
      data-slot-idx={slot.sheetIdx}
      data-state={slot.openCode}
      aria-pressed={tone === "held"}
      aria-busy={isBusy || undefined}
      onClick={() => props.onPick(slot)}
      className={clsx(style, tone === "free" && "hover:bg-pine-50 active:bg-pine-100")}
    >
      <Words {...props} />
    </button>
  );
});

function Words(props: SlotCellProps) {
  const { tone, word, price, usualPrice, time, course, remark, isBusy, busyWord, isInList } = props;
  const isFree = tone === "free";
  return (
    <>
      {isInList ? (
        <span className="flex gap-x-5 text-base">
          <span className="w-13 font-semibold">{time}</span>
          <span>{course}</span>
        </span>
      ) : (
        <span className="visually-hidden">{`${time} ${course} `}</span>
      )}
      <span
        className={clsx(
          "inline-flex items-center gap-1.5 leading-tight",
          isFree && (props.isOffered ? "font-semibold text-pine-700" : "text-ink-3"),
        )}
      >
        {tone === "busy" ? <Sign name="lock" size={16} /> : null}
        {isBusy ? busyWord : word}
      </span>
      {isFree && price ? (
        <span className="leading-tight text-ink-2">
          {usualPrice ? (
            <>
              <s aria-hidden="true">{usualPrice}</s>{" "}
              <span className="visually-hidden">{props.usualWord}</span>{" "}
            </>
          ) : null}
          {price}
        </span>
      ) : null}
      {isFree && remark ? (
        <span className={clsx("text-chip leading-tight text-ink-3", isInList ? "" : "w-full")}>{remark}</span>
      ) : null}
    </>
  );
}
