"use client";

import { useTranslations } from "next-intl";
import { clubClock } from "@/components/member/mypage/club-clock";
import { Button } from "@/components/ui/button";
import { buttonStyle } from "@/components/ui/button-style";
import { Chip } from "@/components/ui/chip";
import { Skeleton } from "@/components/ui/layout/skeleton";
import { teamState } from "@/lib/contract/code-values/teams";
import { useCall } from "@/lib/web/api/use-call";
import { localePath } from "@/lib/web/routing/locale";
import { paths } from "@/lib/web/routing/paths";
import { MemberLink } from "../layout/member-link";
import type { Standing, TeamPlace } from "./place";
import { SeasonRules } from "./season-rules";
import { TeamObstacles } from "./team-obstacles";

type Props = { memberIdx: number; place: TeamPlace };

/** The season's window and rules, whether this member may apply, and the forms that are there. */
export function TeamsHome({ memberIdx, place }: Props) {
  const { data, error, mutate } = useStanding(memberIdx, place);
  if (!data) return error ? <TeamsNotLoaded onRetry={() => void mutate()} /> : <Skeleton className="h-72" />;
  return (
    <div className="grid grid-cols-1 items-start gap-x-16 gap-y-14 min-[1000px]:grid-cols-[minmax(0,1fr)_26rem]">
      <div className="min-w-0 text-reading">
        <Apply standing={data} place={place} />
        <Forms standing={data} place={place} />
      </div>
      {data.season ? <SeasonRules season={data.season} formats={place.formats} /> : null}
    </div>
  );
}

/** Whether the member may apply this year; a form keeps to the season that is running. */
export function useStanding(memberIdx: number, place: TeamPlace) {
  const year = clubClock.today(place.formats.standardTimeZone).slice(0, 4);
  return useCall(
    "GET /reservation/team/check-apply/{a}/{b}",
    { params: { a: String(memberIdx), b: String(Number(year) + 1) }, query: { lang: place.language } },
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

type PartProps = { standing: Standing; place: TeamPlace };

function Apply({ standing, place }: PartProps) {
  const t = useTranslations("teams");
  const href = localePath(paths.teams.new(), place.language, place.defaultLanguage);
  return (
    <section aria-labelledby="apply-heading" className="border-t-3 border-pine-800 bg-sheet px-7 py-7">
      <h2 id="apply-heading" className="font-serif text-sub">
        {t(standing.applicable ? "may" : "mayNot")}
      </h2>
      {standing.applicable ? (
        <>
          <p className="mt-2 text-ink-2">{t("remaining", { count: standing.remaining })}</p>
          <MemberLink href={href} className={buttonStyle("binding", "large", "mt-5")}>
            {t("new")}
          </MemberLink>
        </>
      ) : (
        <TeamObstacles standing={standing} place={place} />
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

function Forms({ standing, place }: PartProps) {
  const t = useTranslations("teams");
  const stateName = (state: string) =>
    place.codes.teamStates.find(({ value }) => value === state)?.label ?? state;
  return (
    <section aria-labelledby="forms-heading" className="mt-12">
      <h2 id="forms-heading" className="border-b border-pine-800 pb-3 font-serif text-sub">
        {t("forms")}
      </h2>
      {standing.myForms.length === 0 ? <p className="mt-4 text-ink-2">{t("noForms")}</p> : null}
      <ul>
        {standing.myForms.map((form) => (
          <li
            key={form.teamFormIdx}
            className="flex flex-wrap items-center gap-x-4 gap-y-1 border-b border-line py-4"
          >
            <MemberLink
              href={localePath(paths.teams.form(form.teamFormIdx), place.language, place.defaultLanguage)}
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
