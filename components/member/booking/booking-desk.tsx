"use client";

import { useTranslations } from "next-intl";
import { useCallback, useEffect } from "react";
import { NotLoaded } from "@/components/member/account/loading";
import type { SheetSlot } from "@/lib/contract/tee-sheets/tee-sheets";
import { focusQuietly } from "@/lib/web/runtime/hash-scroll";
import { MemberCalendar } from "./calendar/member-calendar";
import { DeskNotes } from "./change/desk-notes";
import { ChosenDay } from "./day/chosen-day";
import { DeskPanel } from "./hold/desk-panel";
import type { BookingPlace } from "./place";
import { useDesk } from "./use-desk";
import { useStable } from "./use-stable";
import { WaysPart } from "./ways-part";

export type DeskProps = {
  place: BookingPlace;
  memberIdx: number;
  memberType: string;
  name: string;
  /** The desk has something to show. */
  onReady: () => void;
};

/** The member's page of reservations: his month, the live sheet of a day, the held time with its form. */
export function BookingDesk({ place, memberIdx, memberType, name, onReady }: DeskProps) {
  const desk = useDesk(place, memberIdx);
  const { flow, date, month, day, days, places, now, today, hasStarted } = desk;
  useEffect(() => {
    if (hasStarted) onReady();
  }, [hasStarted, onReady]);
  const { setPaged } = desk;
  const { goTo } = desk.address;
  const choose = useCallback(
    (wanted: string) => {
      setPaged(null);
      goTo({ date: wanted });
      showOnPhone();
    },
    [goTo, setPaged],
  );
  const onPick = useStable((slot: SheetSlot) => {
    if (date) flow.pick(slot, date);
  });
  if (!hasStarted) return null;
  const { counts, sheet, slots, own, nameOf } = desk;
  return (
    <>
      <DeskNotes {...{ place, memberIdx, flow }} />
      <HeldWords isElsewhere={flow.hold.elsewhere !== null} />
      <div
        id="live"
        className="grid grid-cols-1 items-start gap-x-12 gap-y-8 min-[1100px]:grid-cols-[27rem_minmax(0,1fr)] min-[1100px]:grid-rows-[auto_1fr]"
      >
        {month && !desk.isMonthMissing ? (
          <MemberCalendar
            {...{ place, month, days, places, now, today }}
            chosen={desk.chosen}
            onMonth={setPaged}
            onChoose={choose}
          />
        ) : (
          <NotLoaded onRetry={() => void desk.reloadMonth()} />
        )}
        <div className="min-[1100px]:sticky min-[1100px]:top-6 min-[1100px]:col-start-1">
          <DeskPanel {...{ place, memberIdx, name, nameOf, flow }} />
        </div>
        <div className="min-w-0 min-[1100px]:col-start-2 min-[1100px]:row-span-2 min-[1100px]:row-start-1">
          {date ? (
            <ChosenDay
              {...{ place, date, day, today, now, memberType, counts, sheet, slots, own, nameOf, onPick }}
              hasFailed={desk.error !== undefined}
              refusal={flow.refusal}
              heldIdx={(flow.hold.held ?? flow.hold.elsewhere)?.sheetIdx ?? null}
              busyIdx={flow.hold.busyIdx}
              isChanging={flow.changing.booking !== null}
              onRetry={() => void desk.reload()}
            />
          ) : null}
        </div>
      </div>
      <WaysPart place={place} />
      {flow.hold.held ? <div aria-hidden="true" className="h-32 min-[1100px]:hidden" /> : null}
    </>
  );
}

/** Says that a time is held elsewhere to who hears the page: the region is there before its words. */
function HeldWords({ isElsewhere }: { isElsewhere: boolean }) {
  const t = useTranslations("booking.elsewhere");
  return (
    <p role="status" className="visually-hidden">
      {isElsewhere ? t("title") : ""}
    </p>
  );
}

/** On a phone the sheet lies below the calendar: who chooses a day is taken there. */
function showOnPhone(): void {
  if (!window.matchMedia("(max-width: 1099px)").matches) return;
  requestAnimationFrame(() => {
    const heading = document.getElementById("day-heading");
    if (!heading) return;
    focusQuietly(heading);
    heading.scrollIntoView({ block: "start" });
  });
}
