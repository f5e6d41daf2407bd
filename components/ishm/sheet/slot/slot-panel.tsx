"use client";

import { useTranslations } from "next-intl";
import { useEffect, useRef, useState } from "react";
import type { StaffSlot } from "@/components/ishm/sheet/grid/sheet-grid";
import { Button } from "@/components/ui/button";
import { Chip, type ChipTone } from "@/components/ui/chip";
import { Dialog } from "@/components/ui/dialog";
import { Icon } from "@/components/ui/layout/icons";
import { isTwoBall } from "@/lib/shared/tee-times/turns";
import { BookForm } from "../booking/book-form";
import { BookingActions } from "../booking/booking-actions";
import { BookingFacts } from "../booking/booking-facts";
import { PlayersForm } from "../booking/players-form";
import type { SheetContext } from "../day/use-sheet-context";
import { FreeActions } from "./free-slot-actions";
import { type SlotTone, slotTone } from "./slot-face";

type Props = { context: SheetContext; isWide: boolean };

/** The open slot, next to the grid or over it on a narrow screen: its booking and its actions. */
export function SlotPanel({ context, isWide }: Props) {
  const common = useTranslations("common");
  const heading = useRef<HTMLHeadingElement>(null);
  const { opened: slot, entries } = context.state;
  useEffect(() => {
    if (entries > 0) heading.current?.focus();
  }, [entries]);
  const title = slot ? context.titleOf(slot) : "";
  if (!isWide) {
    return (
      <Dialog
        isOpen={slot !== null}
        onOpenChange={(isOpen) => (isOpen ? undefined : context.close())}
        title={title}
        closeLabel={common("close")}
        className="w-full"
      >
        {slot ? <PanelBody key={slot.sheetIdx} context={context} /> : null}
      </Dialog>
    );
  }
  if (!slot) return null;
  return (
    <section
      aria-label={title}
      className="sticky top-16 max-h-[calc(100dvh-80px)] w-90 shrink-0 overflow-y-auto overscroll-contain rounded-panel border border-line bg-sheet"
      onKeyDown={(event) => {
        // A dialog over it, or a list that is open in it, takes its own Esc.
        const isOwn = event.currentTarget.contains(event.target as Node) && !event.defaultPrevented;
        if (event.key === "Escape" && isOwn) context.close();
      }}
    >
      <header className="sticky top-0 z-10 flex items-center justify-between gap-2 border-b border-line bg-sheet ps-4 pe-1">
        <h2 ref={heading} tabIndex={-1} className="font-display text-sub">
          {title}
        </h2>
        <button
          type="button"
          aria-label={common("close")}
          onClick={context.close}
          className="inline-flex size-10 items-center justify-center rounded-control text-ink-2 hover:bg-hover"
        >
          <Icon name="close" size={18} />
        </button>
      </header>
      <div className="px-4 py-4">
        <PanelBody key={slot.sheetIdx} context={context} />
      </div>
    </section>
  );
}

type Mode = "facts" | "book" | "players";

function PanelBody({ context }: { context: SheetContext }) {
  const t = useTranslations("ishm.sheet.panel");
  const [mode, setMode] = useState<Mode>("facts");
  // A form keeps the slot that it was opened with: somebody else may have moved or cancelled the booking since.
  const [begun, setBegun] = useState(context.state.opened);
  const slot = context.state.opened;
  if (!slot) return null;
  const enter = (next: Mode) => {
    setBegun(slot);
    setMode(next);
  };
  const leave = () => setMode("facts");
  return (
    <div className="flex flex-col gap-5">
      <SlotFacts slot={slot} context={context} />
      {slot.lock ? <HolderNote lock={slot.lock} now={context.now} /> : null}
      {mode === "book" && begun ? (
        <BookForm begun={begun} slot={slot} context={context} onLeave={leave} />
      ) : null}
      {mode === "players" && begun ? <PlayersForm begun={begun} context={context} onLeave={leave} /> : null}
      {mode === "facts" && slot.booking ? (
        <>
          <BookingFacts booking={slot.booking} context={context} />
          <BookingActions
            slot={slot}
            booking={slot.booking}
            context={context}
            onPlayers={() => enter("players")}
          />
        </>
      ) : null}
      {mode === "facts" && !slot.booking ? (
        <FreeActions slot={slot} context={context} onBook={() => enter("book")} />
      ) : null}
      {mode === "facts" ? (
        <Button
          variant="quiet"
          size="small"
          className="self-start"
          onClick={() => context.state.toggle(slot.sheetIdx)}
        >
          {context.state.chosen.has(slot.sheetIdx) ? t("unchoose") : t("choose")}
        </Button>
      ) : null}
    </div>
  );
}

type HolderNoteProps = { lock: NonNullable<StaffSlot["lock"]>; now: () => Date };

/** Who has locked the slot, and for how long still. */
function HolderNote({ lock, now }: HolderNoteProps) {
  const t = useTranslations("ishm.sheet.holder");
  const left = useSecondsLeft(lock.expiresAt, now);
  const time = `${Math.floor(left / 60)}:${String(left % 60).padStart(2, "0")}`;
  return (
    <p className="flex items-center gap-2 bg-warn-tint px-3 py-2 text-warn">
      <Icon name="lock" size={18} />
      <span className="grow">{t(`by.${lock.kind}`, { name: lock.name })}</span>
      <span role="timer" aria-label={t("left", { time })} className="font-semibold tabular-nums">
        {time}
      </span>
    </p>
  );
}

function useSecondsLeft(expiresAt: string, now: () => Date): number {
  const end = new Date(expiresAt).getTime();
  const [at, setAt] = useState(() => now().getTime());
  useEffect(() => {
    const timer = setInterval(() => setAt(now().getTime()), 1000);
    return () => clearInterval(timer);
  }, [now]);
  return Math.max(0, Math.round((end - at) / 1000));
}

const chips: Record<SlotTone, ChipTone> = {
  open: "ok",
  allotted: "ok",
  booked: "info",
  arrived: "ok",
  done: "outline",
  locked: "warn",
  reserved: "info",
  blocked: "neutral",
  out: "outline",
};

/** The purpose, price and note of a slot, booked or not. */
function SlotFacts({ slot, context }: { slot: StaffSlot; context: SheetContext }) {
  const t = useTranslations("ishm.sheet.panel");
  const { nameOf } = context;
  const word = slot.booking?.stateName ?? nameOf("timeOpenCodes", slot.display);
  const facts = [
    {
      name: t("party"),
      value: [
        slot.minPlayers === slot.maxPlayers
          ? t("partyOne", { count: slot.maxPlayers })
          : t("partyOf", { min: slot.minPlayers, max: slot.maxPlayers }),
        isTwoBall(slot.maxPlayers) && t("twoBall"),
      ]
        .filter(Boolean)
        .join(" · "),
    },
    { name: t("secondNine"), value: slot.turnTime },
    { name: t("types"), value: slot.memberTypes?.map((type) => nameOf("memberTypes", type)).join(", ") },
    { name: t("third"), value: titleOf(context, ({ linkedSheetIdx }) => linkedSheetIdx === slot.sheetIdx) },
    { name: t("thirdOf"), value: titleOf(context, ({ sheetIdx }) => sheetIdx === slot.linkedSheetIdx) },
    { name: t("note"), value: slot.note },
  ].filter(({ value }) => value);
  return (
    <div className="flex flex-col gap-3">
      <p className="flex flex-wrap items-center gap-2">
        <Chip tone={chips[slotTone(slot)]}>{word}</Chip>
        <span className="text-caption text-ink-2">
          {[nameOf("periods", slot.period), nameOf("caddieModes", slot.caddieMode)].join(" · ")}
        </span>
      </p>
      <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1 text-caption">
        {facts.map(({ name, value }) => (
          <div key={name} className="contents">
            <dt className="text-ink-2">{name}</dt>
            <dd className="break-words">{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

/** The other slot of 27 holes. */
function titleOf({ sheet, titleOf: name }: SheetContext, isIt: (slot: StaffSlot) => boolean) {
  const found = sheet.slots.find(isIt);
  return found ? name(found) : undefined;
}
