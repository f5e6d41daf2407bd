"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import { Skeleton } from "@/components/ui/layout/skeleton";
import { teamState } from "@/lib/contract/code-values/teams";
import type { TeamFormDetail } from "@/lib/contract/teams/ops-teams";
import { useCall } from "@/lib/web/api/use-call";
import { officeMenus } from "@/lib/web/office/office-menus";
import { officePaths } from "@/lib/web/routing/office-paths";
import { NoAccess } from "../frame/no-access";
import { OfficeFailure } from "../frame/office-failure";
import { PageHead } from "../frame/page-head";
import { useOffice } from "../frame/root/office-context";
import { useUnmask } from "../people/use-unmask";
import { SchedulePanel } from "./schedule-panel";
import { TeamActionDialogs } from "./team-action-dialogs";
import { TeamDates } from "./team-dates";
import { TeamFacts, TeamOfficers } from "./team-facts";
import type { TeamAction } from "./use-team-action";

/** One group application: its data, the decision, and the actions. */
export function TeamFormView({ teamFormIdx }: { teamFormIdx: number }) {
  const { access } = useOffice();
  if (!access(officeMenus.teams.code).isRead) return <NoAccess />;
  return <TeamForm key={teamFormIdx} teamFormIdx={teamFormIdx} />;
}

function TeamForm({ teamFormIdx }: { teamFormIdx: number }) {
  const t = useTranslations("ishm.teams");
  const { language } = useOffice();
  const unmask = useUnmask(teamFormIdx);
  const [action, setAction] = useState<TeamAction | null>(null);
  const { data, error, mutate } = useCall(
    "GET /ops/team-forms/{id}",
    { params: { id: String(teamFormIdx) }, query: { lang: language, reason: unmask.unmaskReason } },
    { handled: true, keepPreviousData: true, revalidateOnFocus: false },
  );
  return (
    <>
      <PageHead
        title={data?.teamName ?? t("form")}
        crumbs={[{ label: t("title"), href: officePaths.teams() }]}
        actions={data ? <TeamButtons of={data} onAction={setAction} /> : null}
      />
      {data ? (
        <div className="flex flex-col gap-5">
          <TeamFacts of={data} />
          <TeamOfficers of={data} unmask={unmask.control} />
          {isOpen(data) ? <SchedulePanel of={data} onAction={setAction} /> : null}
          {data.choiceRank === null ? null : <TeamDates of={data} onAction={setAction} />}
          <TeamActionDialogs of={data} action={action} onClose={() => setAction(null)} />
        </div>
      ) : error ? (
        <OfficeFailure failure={error} onRetry={() => void mutate()} />
      ) : (
        <div aria-busy="true" className="flex flex-col gap-5">
          <Skeleton className="h-40 w-full" />
          <Skeleton className="h-64 w-full" />
        </div>
      )}
    </>
  );
}

/** States before the decision, in which the schedule is shown. */
function isOpen({ state }: TeamFormDetail): boolean {
  return state === teamState.submitted || state === teamState.reviewing || state === teamState.reserve;
}

type PlainAction = "REVIEW" | "REJECT" | "RESERVE" | "END";

const eventsOf: Readonly<Record<string, readonly PlainAction[]>> = {
  [teamState.submitted]: ["REVIEW"],
  [teamState.reviewing]: ["RESERVE", "REJECT"],
  [teamState.approved]: ["END"],
  [teamState.reserve]: ["REJECT"],
};

/** The actions on a whole application; approval is in the schedule panel. */
function TeamButtons({ of, onAction }: { of: TeamFormDetail; onAction: (action: TeamAction) => void }) {
  const t = useTranslations("ishm.teams.actions");
  const { access } = useOffice();
  if (!access(officeMenus.teams.code).isUpdate) return null;
  const isPossible = (event: PlainAction) => event !== "END" || of.unpaidFines > 0;
  return (eventsOf[of.state ?? ""] ?? []).filter(isPossible).map((event) => (
    <Button
      key={event}
      variant={event === "REVIEW" ? "primary" : "outline"}
      size="small"
      onClick={() => onAction({ event })}
    >
      {t(`${event}.confirm`)}
    </Button>
  ));
}
