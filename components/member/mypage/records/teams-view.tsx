"use client";

import { useTranslations } from "next-intl";
import { Loading, NotLoaded } from "@/components/member/shared/layout/loading";
import { MemberLink } from "@/components/member/shared/layout/member-link";
import { MemberOnly } from "@/components/member/shared/layout/member-only";
import { Nothing } from "@/components/member/shared/layout/paged-list";
import type { PageContext } from "@/components/member/shared/page-context";
import { Chip, type ChipTone } from "@/components/ui/chip";
import { teamState } from "@/lib/contract/code-values/teams";
import type { CallOutput } from "@/lib/contract/routes";
import { joinSentences } from "@/lib/shared/texts/sentences";
import { formatDay, formatDeadline } from "@/lib/shared/time/deadline";
import { useCodeSets } from "@/lib/web/api/use-cached-calls";
import { useCall } from "@/lib/web/api/use-call";
import { paths } from "@/lib/web/routing/paths";
import { clubClock } from "../../shared/data/club-clock";
import { usePageLinks } from "../../shared/layout/use-page-links";

type Props = { context: PageContext };
type Check = CallOutput<"GET /reservation/team/check-apply/{a}/{b}">;

const tones: Record<Check["myForms"][number]["state"], ChipTone> = {
  [teamState.submitted]: "info",
  [teamState.reviewing]: "warn",
  [teamState.approved]: "ok",
  [teamState.rejected]: "bad",
  [teamState.reserve]: "info",
  [teamState.withdrawn]: "outline",
  [teamState.finished]: "neutral",
};

/** Applications of the member's groups: for this year's season and the next one's. */
export function TeamsView({ context }: Props) {
  return <MemberOnly>{(memberIdx) => <Teams memberIdx={memberIdx} context={context} />}</MemberOnly>;
}

function Teams({ memberIdx, context }: Props & { memberIdx: number }) {
  const t = useTranslations("mypage.teams");
  const year = Number(clubClock.today(context.formats.standardTimeZone).slice(0, 4));
  const read = (wanted: number) => ({
    params: { a: String(memberIdx), b: String(wanted) },
    query: { lang: context.language },
  });
  const key = "GET /reservation/team/check-apply/{a}/{b}" as const;
  const now = useCall(key, read(year), { handled: true });
  const next = useCall(key, read(year + 1), { handled: true });
  if (!now.data || !next.data) {
    const failed = now.error ? now : next;
    return failed.error ? <NotLoaded onRetry={() => void failed.mutate()} /> : <Loading />;
  }
  const seasons = [next.data, now.data].filter(({ season }) => season !== null);
  if (seasons.length === 0) return <Nothing title={t("noSeason")} />;
  return (
    <div className="flex flex-col gap-12">
      {seasons.map((check) => (
        <Season key={check.season?.seasonIdx} check={check} context={context} />
      ))}
    </div>
  );
}

function Season({ check, context }: Props & { check: Check }) {
  const t = useTranslations("mypage.teams");
  const { link } = usePageLinks(context);
  const { data: codes } = useCodeSets(context.clubCode, context.language, ["teamStates"]);
  const stateOf = (key: string) => codes?.teamStates?.list.find((one) => one.key === key)?.keyName ?? "";
  const { season, myForms } = check;
  if (!season) return null;
  const moment = (text: string) => formatDeadline(text, context);
  return (
    <section aria-labelledby={`season-${season.seasonIdx}`}>
      <h2 id={`season-${season.seasonIdx}`} className="rule-bottom pb-3 font-serif text-sub">
        {season.title}
      </h2>
      <p className="mt-3 text-ink-2 tabular-nums">
        {joinSentences([
          t("window", { from: moment(season.applyFrom), to: moment(season.applyTo) }),
          t("announced", { day: formatDay(season.announceDate, context) }),
        ])}
      </p>
      {myForms.length === 0 ? <p className="mt-4">{t("none")}</p> : null}
      <ul className="mt-2">
        {myForms.map(({ teamFormIdx, teamName, state }) => (
          <li key={teamFormIdx} className="flex flex-wrap items-baseline gap-x-6 border-b border-line py-4">
            <MemberLink
              className="link min-w-0 flex-1 font-semibold"
              href={link(paths.teams.form(teamFormIdx))}
            >
              {teamName}
            </MemberLink>
            <Chip tone={tones[state]}>{stateOf(state)}</Chip>
          </li>
        ))}
      </ul>
      {check.applicable && check.remaining > 0 ? (
        <p className="mt-5">
          <MemberLink className="link" href={link(paths.teams.form(0))}>
            {t("apply")}
          </MemberLink>
        </p>
      ) : null}
    </section>
  );
}
