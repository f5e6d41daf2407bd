import { useTranslations } from "next-intl";
import { Chip } from "@/components/ui/chip";
import { reservationTypeCode } from "@/lib/contract/code-values/bookings";
import { teamState } from "@/lib/contract/code-values/teams";
import { unbroken } from "@/lib/shared/texts/text";
import { addDays } from "@/lib/shared/time/calendar";
import { atClubTime } from "@/lib/shared/time/club-time";
import { formatDay, formatDeadline } from "@/lib/shared/time/deadline";
import { useCall } from "@/lib/web/api/use-call";
import type { TeamRound } from "@/lib/web/teams/grouping";
import { TeamGrouping } from "./team-grouping";
import type { Season, TeamContext, TeamForm } from "./team-types";

type Props = { memberIdx: number; form: TeamForm; season: Season | null; context: TeamContext };

const tones = { PLANNED: "neutral", BOOKED: "ok", FLAGGED: "warn", SUSPENDED: "outline" } as const;
const mostBookings = "100";

/** The group's dates with what became of each; booked ones with their tee times, players and roster deadline. */
export function TeamDates({ memberIdx, form, season, context }: Props) {
  const t = useTranslations("teams.dates");
  const dates = form.dates ?? [];
  const isBooked = dates.some(({ state }) => state === "BOOKED");
  const { data, mutate } = useCall(
    isBooked ? "GET /my-reservation/bookings/{id}" : null,
    {
      params: { id: String(memberIdx) },
      query: { lang: context.language, size: mostBookings, from: dates[0]?.date, to: dates.at(-1)?.date },
    },
    { handled: true },
  );
  const roundsOf = (date: string) =>
    (data?.list ?? [])
      .filter((one) => one.playDate === date && one.reservationType === reservationTypeCode.yearlyTeam)
      .toSorted((one, other) => (one.teeTime < other.teeTime ? -1 : 1));
  const due = (date: string) => {
    const { daysBefore, time } = context.roster;
    const moment = atClubTime(addDays(date, -daysBefore), time, context.formats.standardTimeZone);
    return formatDeadline(moment, context);
  };
  return (
    <>
      {dates.length === 0 ? <p className="text-ink-2">{t("none")}</p> : null}
      {form.state === teamState.approved && season ? (
        <p className="mb-4 text-ink-2">
          {t("suspended", {
            used: form.suspensionsUsed ?? 0,
            limit: season.maxSuspensions,
            phone: unbroken(context.phone),
          })}
        </p>
      ) : null}
      <ol className="border-t border-line">
        {dates.map(({ date, state }) => (
          <li key={date} className="border-b border-line py-3.5">
            <p className="flex flex-wrap items-center gap-3">
              <time dateTime={date} className="w-36 font-semibold">
                {formatDay(date, context)}
              </time>
              <Chip tone={tones[state]}>{t(state)}</Chip>
              {state === "BOOKED" ? (
                <span className="text-caption text-ink-2">{t("due", { time: due(date) })}</span>
              ) : null}
              {state === "FLAGGED" ? <span className="text-caption text-ink-2">{t("flagged")}</span> : null}
            </p>
            {state === "BOOKED" ? (
              <>
                <TeamRounds rounds={roundsOf(date)} />
                {form.teamFormIdx === null ? null : (
                  <TeamGrouping
                    teamFormIdx={form.teamFormIdx}
                    rounds={roundsOf(date)}
                    context={context}
                    onDone={mutate}
                  />
                )}
              </>
            ) : null}
          </li>
        ))}
      </ol>
    </>
  );
}

/** The tee times of one date with who is named for each. */
function TeamRounds({ rounds }: { rounds: readonly TeamRound[] }) {
  const t = useTranslations("teams.dates");
  return (
    <ul className="mt-2 ps-4 text-caption">
      {rounds.map((round) => {
        const names = round.players.map(({ name }) => name).filter(Boolean);
        return (
          <li key={round.bookingIdx} className="py-1">
            <span className="font-semibold tabular-nums">
              {round.teeTime} {round.courseName}
            </span>
            <span className="ms-3 text-ink-2">
              {t("named", { named: names.length, players: round.playerCount })} {names.join(", ")}
            </span>
          </li>
        );
      })}
    </ul>
  );
}
