"use client";

import { useTranslations } from "next-intl";
import { clubClock } from "@/components/member/shared/data/club-clock";
import { MemberLink } from "@/components/member/shared/layout/member-link";
import { Button } from "@/components/ui/button";
import { buttonStyle } from "@/components/ui/button-style";
import { Chip } from "@/components/ui/chip";
import { Skeleton } from "@/components/ui/layout/skeleton";
import { type TeamState, teamState } from "@/lib/contract/code-values/teams";
import { stripTags } from "@/lib/shared/texts/text";
import { monthsInWords } from "@/lib/shared/time/date-words";
import { formatDay, formatDeadline } from "@/lib/shared/time/deadline";
import { useCall } from "@/lib/web/api/use-call";
import { localePath } from "@/lib/web/routing/locale";
import { paths } from "@/lib/web/routing/paths";
import { TeamObstacles } from "./team-obstacles";
import type { Season, TeamContext, TeamStatus } from "./team-types";

type Props = { memberIdx: number; context: TeamContext };

/** The season's window and rules, whether this member may apply, and the forms that are there. */
export function TeamsHome({ memberIdx, context }: Props) {
  const { data, error, mutate } = useTeamStatus(memberIdx, context);
  if (!data) return error ? <TeamsNotLoaded onRetry={() => void mutate()} /> : <Skeleton className="h-72" />;
  return (
    <div className="grid grid-cols-1 items-start gap-x-16 gap-y-14 min-[62.5rem]:grid-cols-[minmax(0,1fr)_26rem]">
      <div className="min-w-0 text-reading">
        <Apply status={data} context={context} />
        <Forms status={data} context={context} />
      </div>
      {data.season ? <SeasonRules season={data.season} context={context} /> : null}
    </div>
  );
}

/** Whether the member may apply this year; a form keeps to the season that is running. */
export function useTeamStatus(memberIdx: number, context: TeamContext) {
  const year = clubClock.today(context.formats.standardTimeZone).slice(0, 4);
  return useCall(
    "GET /reservation/team/check-apply/{a}/{b}",
    { params: { a: String(memberIdx), b: String(Number(year) + 1) }, query: { lang: context.language } },
    { handled: true },
  );
}

export function TeamsNotLoaded({ onRetry }: { onRetry: () => void }) {
  const t = useTranslations("teams");
  const common = useTranslations("common");
  return (
    <div role="alert">
      <p className="text-reading">{t("notLoaded")}</p>
      <Button variant="outline" className="mt-4" onClick={onRetry}>
        {common("retry")}
      </Button>
    </div>
  );
}

type PartProps = { status: TeamStatus; context: TeamContext };

function Apply({ status, context }: PartProps) {
  const t = useTranslations("teams");
  const href = localePath(paths.teams.new(), context.language, context.defaultLanguage);
  return (
    <section aria-labelledby="apply-heading" className="rule-heavy bg-sheet px-7 py-7">
      <h2 id="apply-heading" className="font-serif text-sub">
        {t(status.applicable ? "may" : "mayNot")}
      </h2>
      {status.applicable ? (
        <>
          <p className="mt-2 text-ink-2">{t("remaining", { count: status.remaining })}</p>
          <MemberLink href={href} className={buttonStyle("binding", "large", "mt-5")}>
            {t("new")}
          </MemberLink>
        </>
      ) : (
        <TeamObstacles status={status} context={context} />
      )}
    </section>
  );
}

const tones = {
  [teamState.submitted]: "info",
  [teamState.reviewing]: "warn",
  [teamState.approved]: "ok",
  [teamState.rejected]: "bad",
  [teamState.reserve]: "warn",
  [teamState.withdrawn]: "outline",
  [teamState.finished]: "outline",
} as const;

function Forms({ status, context }: PartProps) {
  const t = useTranslations("teams");
  const stateName = (state: TeamState) =>
    context.codes.teamStates.find(({ value }) => value === state)?.label ?? state;
  return (
    <section aria-labelledby="forms-heading" className="mt-12">
      <h2 id="forms-heading" className="rule-bottom pb-3 font-serif text-sub">
        {t("forms")}
      </h2>
      {status.myForms.length === 0 ? <p className="mt-4 text-ink-2">{t("noForms")}</p> : null}
      <ul>
        {status.myForms.map((form) => (
          <li
            key={form.teamFormIdx}
            className="flex flex-wrap items-center gap-x-4 gap-y-1 border-b border-line py-4"
          >
            <MemberLink
              href={localePath(paths.teams.form(form.teamFormIdx), context.language, context.defaultLanguage)}
              className="link inline-flex min-h-11 items-center font-semibold"
            >
              {form.teamName}
            </MemberLink>
            <Chip tone={tones[form.state]}>{stateName(form.state)}</Chip>
            <span className="text-caption text-ink-3">{t("formNo", { number: form.teamFormIdx })}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

type SeasonRulesProps = { season: Season; context: TeamContext };

/** A season with its window, its numbers and its rules. */
function SeasonRules({ season, context }: SeasonRulesProps) {
  const t = useTranslations("teams.season");
  const facts = [
    [
      t("apply"),
      t("from", {
        from: formatDeadline(season.applyFrom, context),
        to: formatDeadline(season.applyTo, context),
      }),
    ],
    [t("announced"), formatDay(season.announceDate, context)],
    [
      t("months"),
      monthsInWords({ year: season.year, from: season.monthFrom, to: season.monthTo }, context, {
        year: "numeric",
        month: "long",
      }),
    ],
    [
      t("teams"),
      season.minTeams === season.maxTeams
        ? t("teamsCount", { count: season.maxTeams })
        : t("teamsText", { from: season.minTeams, to: season.maxTeams }),
    ],
    [t("rounds"), t("roundsText", { count: season.requiredRounds })],
    [t("suspensions"), t("suspensionsText", { count: season.maxSuspensions })],
  ];
  return (
    <section aria-labelledby="season-heading" className="min-w-0">
      <h2 id="season-heading" className="rule-bottom pb-3 font-serif text-sub">
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

/** The paragraphs of a rich text as React elements: safe without a library that cleans markup. */
function paragraphs(html: string): string[] {
  return html
    .split(/<\/(?:p|li|h\d|tr)>|<br\s*\/?>/)
    .map((part) => stripTags(part).trim())
    .filter(Boolean);
}
