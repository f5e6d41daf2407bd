import { getTranslations } from "next-intl/server";
import { Chip } from "@/components/ui/chip";
import type { Language } from "@/lib/shared/languages";
import { formatDateTime, formatTime } from "@/lib/shared/time/date-format";
import type { Club } from "@/lib/web/queries/club";
import type { Reservation } from "@/lib/web/queries/reservation";
import { opensAt } from "@/lib/web/reservation/day-state";
import { localePath } from "@/lib/web/routing/locale";
import { paths } from "@/lib/web/routing/paths";
import { dayTitle } from "./calendar-cells";
import { DayLedger } from "./day-ledger";
import { DayNotice } from "./day-notice";
import { FreeDayLink } from "./free-day-link";
import { GuestSheet } from "./guest-sheet";

type Chosen = NonNullable<Reservation["chosen"]>;
type Props = { club: Club; language: Language; reservation: Reservation; chosen: Chosen };

/** The chosen day: its date, its sheet, how its teams are used; or why there is no sheet. */
export async function ChosenDay({ club, language, reservation, chosen }: Props) {
  const t = await getTranslations("reservation");
  const { day, state, sheet } = chosen;
  const title = dayTitle(day.date, language);
  const link = (path: string) => localePath(path, language, club.defaultLanguage);
  const signIn = link(paths.login(link(paths.reservation({ date: day.date }))));
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
          <GuestSheet {...{ club, language, title, signIn }} names={reservation.names} sheet={sheet.sheet} />
          <p className="mt-3 text-caption text-ink-3">
            {t("sheet.asOf", { time: formatTime(reservation.now, club.formats) })}
          </p>
          {sheet.ledger ? <DayLedger ledger={sheet.ledger} /> : null}
        </>
      ) : (
        <NoSheet {...{ club, language, chosen }} firstFree={reservation.firstFree} />
      )}
    </section>
  );
}

/** Hides the rows without a free time by style alone, so that it works without a script. */
function FreeOnly({ label }: { label: string }) {
  return (
    <label className="inline-flex min-h-11 cursor-pointer items-center gap-2.5 rounded-control border border-heading px-4 text-caption font-semibold text-heading has-checked:bg-pine-800 has-checked:text-on-dark">
      <input type="checkbox" autoComplete="off" className="size-4" />
      {label}
    </label>
  );
}

type NoSheetProps = { club: Club; language: Language; chosen: Chosen; firstFree: string | null };

async function NoSheet({ club, language, chosen: { day, state }, firstFree }: NoSheetProps) {
  const t = await getTranslations("reservation.day");
  const phone = club.info.rsvPhoneNo;
  const opening = opensAt(day);
  const action = <FreeDayLink {...{ club, language, date: firstFree }} />;
  if (state === "resting") return <DayNotice title={t("resting")} text={t("restingText")} action={action} />;
  if (state === "past") return <DayNotice title={t("past")} text={t("pastText")} action={action} />;
  if (state === "later" && opening !== null) {
    const time = formatDateTime(opening, club.formats);
    return <DayNotice title={t("later", { time })} text={t("laterText", { phone })} action={action} />;
  }
  if (state === "unlaid" || state === "later") {
    return <DayNotice title={t("unlaid")} text={t("unlaidText", { phone })} action={action} />;
  }
  return <DayNotice title={t("away")} text={t("awayText", { phone })} />;
}
