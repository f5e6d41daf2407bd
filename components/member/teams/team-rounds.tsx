import { useTranslations } from "next-intl";
import type { TeamRound } from "@/lib/web/teams/grouping";

/** The tee times of one date with who is named for each. */
export function TeamRounds({ rounds }: { rounds: readonly TeamRound[] }) {
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
