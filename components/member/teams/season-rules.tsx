import { useTranslations } from "next-intl";
import type { ClubFormats } from "@/lib/shared/money/club-formats";
import { stripTags } from "@/lib/shared/texts/text";
import { formatDate, formatDateTime } from "@/lib/shared/time/date-format";
import type { Season } from "./place";

type Props = { season: Season; formats: ClubFormats };

/** A season with its window, its numbers and its rules. */
export function SeasonRules({ season, formats }: Props) {
  const t = useTranslations("teams.season");
  const facts = [
    [
      t("apply"),
      t("from", {
        from: formatDateTime(season.applyFrom, formats),
        to: formatDateTime(season.applyTo, formats),
      }),
    ],
    [t("announced"), formatDate(season.announceDate, formats)],
    [t("months"), t("monthsText", { year: season.year, from: season.monthFrom, to: season.monthTo })],
    [t("teams"), t("teamsText", { from: season.minTeams, to: season.maxTeams })],
    [t("rounds"), t("roundsText", { count: season.requiredRounds })],
    [t("suspensions"), t("suspensionsText", { count: season.maxSuspensions })],
  ];
  return (
    <section aria-labelledby="season-heading" className="min-w-0">
      <h2 id="season-heading" className="border-b border-pine-800 pb-3 font-serif text-sub">
        {season.title}
      </h2>
      <dl>
        {facts.map(([term, text]) => (
          <div key={term} className="border-b border-line py-3.5">
            <dt className="text-caption text-ink-3">{term}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      {paragraphs(season.rules ?? "").map((text) => (
        <p key={text} className="mt-4 text-ink-2">
          {text}
        </p>
      ))}
    </section>
  );
}

/** The words of a rich text, a paragraph each: what may stand in a browser without the library that cleans markup. */
function paragraphs(html: string): string[] {
  return html
    .split(/<\/(?:p|li|h\d|tr)>|<br\s*\/?>/)
    .map((part) => stripTags(part).trim())
    .filter(Boolean);
}
