"use client";

import { clsx } from "clsx";
import { useTranslations } from "next-intl";
import { useCallback, useEffect, useLayoutEffect, useRef } from "react";
import { MemberCalendar } from "@/components/member/booking/calendar/member-calendar";
import { BookingNotes } from "@/components/member/booking/change/booking-notes";
import { ChosenDay } from "@/components/member/booking/day/chosen-day";
import { SuspensionNote } from "@/components/member/booking/day/day-note";
import { SlotPanel } from "@/components/member/booking/hold/slot-panel";
import { UnderStrip } from "@/components/member/shared/delegates/acting-strip";
import { NotLoaded } from "@/components/member/shared/layout/loading";
import { MemberLink } from "@/components/member/shared/layout/member-link";
import type { BookingContext } from "@/components/member/shared/page-context";
import type { SheetSlot } from "@/lib/contract/tee-sheets/tee-sheets";
import { localePath } from "@/lib/web/routing/locale";
import { memberPaths } from "@/lib/web/routing/member-paths";
import { paths } from "@/lib/web/routing/paths";
import { focusQuietly } from "@/lib/web/runtime/hash-scroll";
import { useBookingScreen } from "./use-booking-screen";

export type ScreenProps = {
  context: BookingContext;
  memberIdx: number;
  memberType: string;
  name: string;
  /** The screen has something to show. */
  onReady: () => void;
};

/** The member's page of reservations: his month, the live sheet of a day, the held time with its form. */
export function BookingScreen({ context, memberIdx, memberType, name, onReady }: ScreenProps) {
  const state = useBookingScreen(context, memberIdx);
  const { flow, date, month, day, days, places, now, today, hasStarted } = state;
  // Before the next frame: the placeholder and the screen never stand there together.
  useLayoutEffect(() => {
    if (hasStarted) onReady();
  }, [hasStarted, onReady]);
  const { setPaged } = state;
  const { goTo } = state.address;
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
  const onRetry = useStable(() => void state.reload());
  if (!hasStarted) return null;
  const { counts, sheet, slots, own, nameOf } = state;
  // On a desktop the panel of a held time stands first, over the month; what it holds is in sight after the tap.
  const isPanelShown = flow.hold.held !== null || flow.hold.lapsed !== null || flow.isEditing;
  return (
    <UnderStrip>
      <SuspensionNote context={context} suspension={state.suspension} />
      <BookingNotes context={context} memberIdx={memberIdx} flow={flow} />
      <HeldWords isElsewhere={flow.hold.elsewhere !== null} />
      <div
        id="live"
        className="grid grid-cols-1 gap-x-12 gap-y-6 min-[68.75rem]:grid-cols-[27rem_minmax(0,1fr)] min-[68.75rem]:items-stretch"
      >
        <div
          className={clsx(
            "flex min-w-0 flex-col gap-y-6",
            isPanelShown && "min-[68.75rem]:flex-col-reverse min-[68.75rem]:justify-end",
          )}
        >
          {month && !state.isMonthMissing ? (
            <MemberCalendar
              context={context}
              month={month}
              days={days}
              places={places}
              isSuspended={state.suspension !== null}
              now={now}
              today={today}
              chosen={state.chosen}
              onMonth={setPaged}
              onChoose={choose}
            />
          ) : (
            <NotLoaded onRetry={() => void state.reloadMonth()} />
          )}
          <div className="empty:hidden min-[68.75rem]:sticky min-[68.75rem]:top-6 min-[68.75rem]:z-10">
            <SlotPanel context={context} memberIdx={memberIdx} name={name} nameOf={nameOf} flow={flow} />
          </div>
        </div>
        <div className="min-w-0">
          {date ? (
            <ChosenDay
              context={context}
              date={date}
              day={day}
              today={today}
              now={now}
              memberType={memberType}
              counts={counts}
              sheet={sheet}
              slots={slots}
              own={own}
              nameOf={nameOf}
              onPick={onPick}
              hasFailed={state.error !== undefined}
              refusal={flow.refusal}
              heldIdx={(flow.hold.held ?? flow.hold.elsewhere)?.sheetIdx ?? null}
              busyIdx={flow.hold.busyIdx}
              obstacle={state.obstacle}
              choice={state.address.choice}
              onRetry={onRetry}
            />
          ) : null}
        </div>
      </div>
      <WaysPart context={context} />
      {flow.hold.held ? <div aria-hidden="true" className="h-32 min-[68.75rem]:hidden" /> : null}
    </UnderStrip>
  );
}

/** Announces that a time is held elsewhere; the live region exists before its text. */
function HeldWords({ isElsewhere }: { isElsewhere: boolean }) {
  const t = useTranslations("booking.elsewhere");
  return (
    <p role="status" className="visually-hidden">
      {isElsewhere ? t("title") : ""}
    </p>
  );
}

/** On a phone the tee sheet is below the calendar: choosing a day scrolls to it. */
function showOnPhone(): void {
  if (!window.matchMedia("(max-width: 68.6875rem)").matches) return;
  requestAnimationFrame(() => {
    const heading = document.getElementById("day-heading");
    if (!heading) return;
    focusQuietly(heading);
    heading.scrollIntoView({ block: "start" });
  });
}

/** A function that stays the same and always does the latest: what gets it is not drawn again. */
function useStable<A extends unknown[]>(action: (...given: A) => void): (...given: A) => void {
  const latest = useRef(action);
  useEffect(() => {
    latest.current = action;
  });
  return useCallback((...given: A) => latest.current(...given), []);
}

const targets = {
  waiting: memberPaths.my.waitings(),
  draw: paths.draws.list(),
  team: paths.teams.list(),
} as const;

/** The further ways to a tee time, each under the hash and the name of its menu. */
function WaysPart({ context }: { context: BookingContext }) {
  const t = useTranslations("booking.ways");
  return (
    <div className="grid grid-cols-1 gap-14">
      {context.ways.map(({ id, name }) => (
        <section
          key={id}
          id={id}
          aria-labelledby={`${id}-heading`}
          className="grid grid-cols-1 gap-x-12 gap-y-4 rule-top pt-6 min-[56.25rem]:grid-cols-[27rem_1fr]"
        >
          <h2 id={`${id}-heading`} tabIndex={-1} className="font-serif text-section">
            {name}
          </h2>
          <div className="max-w-[40rem]">
            <p className="text-reading text-ink-2">{t(id)}</p>
            <MemberLink
              href={localePath(targets[id], context.language, context.defaultLanguage)}
              className="link mt-2 inline-flex min-h-11 items-center"
            >
              {t("open", { way: name })}
            </MemberLink>
          </div>
        </section>
      ))}
    </div>
  );
}
