"use client";

import { useTranslations } from "next-intl";
import { useEffect, useRef, useState } from "react";
import { SheetList } from "@/components/member/booking/sheet/sheet-list";
import { MemberLink } from "@/components/member/shared/layout/member-link";
import type { BookingContext } from "@/components/member/shared/page-context";
import { Button, ButtonLink } from "@/components/ui/button";
import type { PracticeCourse } from "@/lib/web/booking/practice-opening";
import { localePath } from "@/lib/web/routing/locale";
import { paths } from "@/lib/web/routing/paths";
import { useNames } from "../use-names";
import { PracticeHold } from "./practice-hold";
import { type PracticeState, usePractice } from "./use-practice";

type Props = { context: BookingContext; courses: readonly PracticeCourse[] };

/** An opening to try out: a day that does not exist, a made-up crowd, a minute in all. Nothing is booked. */
export function PracticeView({ context, courses }: Props) {
  const t = useTranslations("booking.practice");
  const practice = usePractice(courses);
  const { state, start } = practice;
  return (
    <div className="max-w-[46rem]">
      <p className="text-lead text-ink-2">{t("lead")}</p>
      {state.phase === "before" ? <Before onStart={start} /> : null}
      {state.phase === "over" ? <Result context={context} practice={practice} over={state} /> : null}
      {state.phase === "waiting" || state.phase === "open" ? (
        <Minute context={context} practice={practice} isOpen={state.phase === "open"} />
      ) : null}
    </div>
  );
}

/** Explains the practice, with the button that begins it. */
function Before({ onStart }: { onStart: () => void }) {
  const t = useTranslations("booking.practice");
  return (
    <>
      <ol className="mt-6 list-decimal space-y-2 ps-6">
        <li>{t("steps.wait")}</li>
        <li>{t("steps.choose")}</li>
        <li>{t("steps.book")}</li>
      </ol>
      <Button className="mt-8" onClick={onStart}>
        {t("start")}
      </Button>
    </>
  );
}

type RunningProps = { context: BookingContext; practice: ReturnType<typeof usePractice> };

/** The wait for the opening, then the sheet while the crowd books. */
function Minute({ context, practice, isOpen }: RunningProps & { isOpen: boolean }) {
  const t = useTranslations("booking.practice");
  const { secondsLeft, left, refused } = practice;
  const heading = useFocused();
  return (
    <section aria-labelledby="practice-heading" className="mt-8">
      <div className="sticky top-0 z-10 flex flex-wrap items-end justify-between gap-4 bg-pine-900 px-6 py-4 text-on-dark">
        <div>
          <h2 ref={heading} id="practice-heading" tabIndex={-1} className="text-caption text-on-dark-2">
            {t(isOpen ? "endsIn" : "opensIn")}
          </h2>
          <p role="timer" className="font-serif text-value tabular-nums">
            {t("seconds", { count: secondsLeft })}
          </p>
        </div>
        {isOpen ? <p className="tabular-nums">{t("left", { count: left })}</p> : null}
        <Button variant="quiet-on-dark" size="small" onClick={practice.stop}>
          {t("stop")}
        </Button>
      </div>
      <p role="status" className="mt-4 min-h-6 font-semibold text-bad">
        {refused ? t("faster", { time: refused.teeTime }) : ""}
      </p>
      {isOpen ? (
        <Sheet context={context} practice={practice} />
      ) : (
        <p className="border border-line bg-sheet px-6 py-8 text-ink-2">{t("notOpen")}</p>
      )}
    </section>
  );
}

function Sheet({ context, practice }: RunningProps) {
  const t = useTranslations("booking.practice");
  const { nameOf } = useNames(context);
  const [none] = useState<ReadonlyMap<number, number>>(new Map());
  const { held, opening, slots, choose, book, release } = practice;
  const courseName = opening.courses.find(({ courseCode }) => courseCode === held?.courseCode)?.courseName;
  return (
    <>
      {held ? (
        <PracticeHold
          key={held.sheetIdx}
          slot={held}
          courseName={courseName ?? held.courseCode}
          onBook={book}
          onRelease={release}
        />
      ) : null}
      <SheetList
        context={context}
        label={t("title")}
        slots={slots}
        courses={opening.courses}
        nameOf={nameOf}
        heldIdx={held?.sheetIdx ?? null}
        busyIdx={null}
        own={none}
        isOffered
        onPick={choose}
        isFolded
      />
    </>
  );
}

type ResultProps = RunningProps & { over: Extract<PracticeState, { phase: "over" }> };

/** How it went: what was got after how long, and what was left for others then. */
function Result({ context, practice, over }: ResultProps) {
  const t = useTranslations("booking.practice");
  const { booked, left } = over;
  const heading = useFocused();
  const total = practice.opening.slots.length;
  return (
    <section
      aria-labelledby="practice-result"
      className="mt-8 border-s-4 border-pine-700 bg-pine-50 px-6 py-6"
    >
      <h2 ref={heading} id="practice-result" tabIndex={-1} className="font-serif text-sub">
        {booked ? t("got", { time: booked.slot.teeTime, seconds: booked.seconds }) : t("none")}
      </h2>
      <p className="mt-2">{t("leftThen", { left, total })}</p>
      <p className="mt-2 text-ink-2">{t("nothingBooked")}</p>
      <p className="mt-6 flex flex-wrap gap-3">
        <Button onClick={practice.start}>{t("again")}</Button>
        <ButtonLink
          as={MemberLink}
          variant="outline"
          href={localePath(paths.reservation(), context.language, context.defaultLanguage)}
        >
          {t("toReservation")}
        </ButtonLink>
      </p>
    </section>
  );
}

/** A heading that takes the focus when it comes: the button that was pressed has gone. */
function useFocused() {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return heading;
}
