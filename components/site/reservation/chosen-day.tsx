import { getTranslations } from "next-intl/server";
import type { ReactNode } from "react";
import { SiteLink } from "@/components/site/layout/site-link";
import { buttonStyle } from "@/components/ui/button-style";
import { Chip } from "@/components/ui/chip";
import { EmptyState } from "@/components/ui/layout/empty-state";
import { ShareSection } from "@/components/ui/layout/share-section";
import type { SlotsLedger } from "@/lib/contract/site/course-pages";
import type { Language } from "@/lib/shared/languages";
import { type SheetChoice, sheetChoiceParameters } from "@/lib/shared/tee-times/sheet-choice";
import { formatTime } from "@/lib/shared/time/date-format";
import { formatDeadline } from "@/lib/shared/time/deadline";
import type { Club } from "@/lib/web/queries/club";
import type { Reservation } from "@/lib/web/queries/reservation";
import { dayTitle } from "@/lib/web/reservation/days";
import { ledgerParts, opensAt } from "@/lib/web/reservation/sheet-parts";
import { localePath } from "@/lib/web/routing/locale";
import { paths } from "@/lib/web/routing/paths";
import { GuestSheet } from "./guest-sheet";

type Chosen = NonNullable<Reservation["chosen"]>;
type Props = {
  club: Club;
  language: Language;
  reservation: Reservation;
  chosen: Chosen;
  choice: SheetChoice;
};

/** The chosen day: its date, its sheet, how its teams are used; or why there is no sheet. */
export async function ChosenDay({ club, language, reservation, chosen, choice }: Props) {
  const t = await getTranslations("reservation");
  const { day, state, sheet } = chosen;
  const title = dayTitle(day.date, { language, formats: club.formats });
  const link = (path: string) => localePath(path, language, club.defaultLanguage);
  const signIn = link(
    paths.login(link(paths.reservation({ date: day.date, ...sheetChoiceParameters(choice) }))),
  );
  const hasTimes = sheet !== null && sheet.sheet.slots.length > 0;
  return (
    <section aria-labelledby="day-heading" className="group/sheet min-w-0">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <h2 id="day-heading" tabIndex={-1} className="font-serif text-section">
          <time dateTime={day.date}>{title}</time>
        </h2>
        {day.holidayName ? <Chip tone="outline">{day.holidayName}</Chip> : null}
        {state === "free" && hasTimes ? <FreeOnly label={t("sheet.freeOnly")} /> : null}
      </div>
      <p className="mt-1 mb-5 text-ink-2">
        {state === "free" ? t("sheet.lead", { count: day.freeTeams }) : null}
        {state === "full" || state === "closed" ? t(`day.${state}`) : null}
      </p>
      {hasTimes ? (
        <>
          <GuestSheet
            club={club}
            language={language}
            title={title}
            signIn={signIn}
            names={reservation.names}
            sheet={sheet.sheet}
            choice={choice}
            everyTime={link(paths.reservation({ date: day.date }))}
          />
          <p className="mt-3 text-caption text-ink-3">
            {t("sheet.asOf", { time: formatTime(reservation.now, club.formats) })}
          </p>
          {sheet.ledger ? <DayLedger ledger={sheet.ledger} /> : null}
        </>
      ) : (
        <NoSheet club={club} language={language} chosen={chosen} firstFree={reservation.firstFree} />
      )}
    </section>
  );
}

/** Hides the rows without a free time by style alone, so that it works without a script. */
function FreeOnly({ label }: { label: string }) {
  return (
    <label className="inline-flex min-h-11 cursor-pointer items-center gap-2.5 rounded-control border border-heading px-4 text-caption font-semibold text-heading has-checked:bg-pine-800 has-checked:text-on-dark">
      <input type="checkbox" autoComplete="off" defaultChecked className="size-4" />
      {label}
    </label>
  );
}

type NoSheetProps = { club: Club; language: Language; chosen: Chosen; firstFree: string | null };

async function NoSheet({ club, language, chosen: { day, state }, firstFree }: NoSheetProps) {
  const t = await getTranslations("reservation.day");
  const phone = club.info.rsvPhoneNo;
  const opening = opensAt(day);
  const action = <FreeDayLink club={club} language={language} date={firstFree} />;
  if (state === "resting") return <DayNotice title={t("resting")} text={t("restingText")} action={action} />;
  if (state === "past") return <DayNotice title={t("past")} text={t("pastText")} action={action} />;
  if (state === "later" && opening !== null) {
    const time = formatDeadline(opening, { language, formats: club.formats });
    return <DayNotice title={t("later", { time })} text={t("laterText", { phone })} action={action} />;
  }
  if (state === "unlaid" || state === "later") {
    return <DayNotice title={t("unlaid")} text={t("unlaidText", { phone })} action={action} />;
  }
  return <DayNotice title={t("away")} text={t("awayText", { phone })} />;
}

/** How all teams of a day are used, as a bar and in words: nothing is hidden. */
async function DayLedger({ ledger }: { ledger: SlotsLedger }) {
  const t = await getTranslations("reservation.ledger");
  if (ledger.total === 0) return null;
  return (
    <ShareSection
      id="ledger-heading"
      title={t("title", { total: ledger.total })}
      shares={ledgerParts.map((part) => ({ ...part, label: t(part.key), count: ledger[part.key] }))}
      note={t("note")}
    />
  );
}

type DayNoticeProps = { title: string; text: string; action?: ReactNode };

/** Shown when a day has no tee sheet. */
export function DayNotice({ title, text, action }: DayNoticeProps) {
  return <EmptyState picture={<QuietCourse />} title={title} text={text} action={action} />;
}

/** A green behind two ridges, nobody on it. */
function QuietCourse() {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 800 150"
      preserveAspectRatio="xMidYMax slice"
      className="h-32 bg-pine-50 min-[43.75rem]:h-40"
    >
      <path
        d="M0 92c70-30 120-44 190-22 60 18 92-34 168-40 84-6 120 44 200 42 90-2 140-44 242-18v96H0Z"
        className="fill-pine-100"
      />
      <path
        d="M0 118c120-34 210-18 300-8 130 14 210-42 330-26 70 8 110 22 170 10v56H0Z"
        className="fill-pine-300"
      />
      <path d="M0 150c180-34 430-40 800-16v16Z" className="fill-leaf" />
      <path d="M560 132V92" className="stroke-pine-900" strokeWidth="2" />
      <path d="m561 92 20 7-20 7Z" className="fill-bark" />
    </svg>
  );
}

type FreeDayLinkProps = { club: Club; language: Language; date: string | null };

/** The way out of a day without times: the next one that has some. */
export async function FreeDayLink({ club, language, date }: FreeDayLinkProps) {
  const t = await getTranslations("reservation.day");
  if (date === null) return null;
  return (
    <SiteLink
      href={localePath(paths.reservation({ date }), language, club.defaultLanguage)}
      scroll={false}
      className={buttonStyle("outline", "medium")}
    >
      {t("toFree", { day: dayTitle(date, { language, formats: club.formats }) })}
    </SiteLink>
  );
}
