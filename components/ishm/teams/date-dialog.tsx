"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { SelectField } from "@/components/form/select-field";
import type { TeamFormDetail } from "@/lib/contract/teams/ops-teams";
import { formatDate } from "@/lib/shared/time/date-format";
import { useCall } from "@/lib/web/api/use-call";
import { ActionDialog } from "../action/action-dialog";
import { useOffice } from "../frame/root/office-context";
import { useCostLines } from "./use-cost-lines";
import { type TeamAction, useTeamAction } from "./use-team-action";

type Props = {
  of: TeamFormDetail;
  action: Extract<TeamAction, { event: "SUSPEND_DATE" | "TEAM_COUNT" }>;
  onClose: () => void;
};

/** Giving up a date or some of its teams, with what it costs now. */
export function DateDialog({ of, action, onClose }: Props) {
  const t = useTranslations("ishm.teams");
  const { formats } = useOffice();
  const { event, date, teams } = action;
  const { minTeams } = of.season;
  const counts = Array.from({ length: Math.max(0, teams - minTeams) }, (_, place) => teams - 1 - place);
  const [teamCount, setTeamCount] = useState(counts[0] ?? minTeams);
  const doing = useTeamAction(of, onClose);
  const kept = event === "TEAM_COUNT" ? { teamCount: String(teamCount) } : {};
  const cost = useCall(
    "GET /ops/team-forms/{id}/cost",
    { params: { id: String(of.teamFormIdx) }, query: { date, ...kept } },
    { handled: true },
  );
  const costLines = useCostLines(cost.data);
  return (
    <ActionDialog
      title={t(`deeds.${event}.title`, { date: formatDate(date, formats) })}
      lines={[t(`deeds.${event}.line`), ...costLines]}
      reason="optional"
      confirmLabel={t(`deeds.${event}.confirm`)}
      tone="bad"
      isOpen
      isBusy={doing.isBusy}
      failure={doing.failure}
      onConfirm={(memo) =>
        void doing.run({
          event,
          date,
          ...(event === "TEAM_COUNT" ? { teamCount } : {}),
          ...(memo === "" ? {} : { reviewMemo: memo }),
        })
      }
      onClose={onClose}
    >
      {event === "TEAM_COUNT" ? (
        <SelectField
          label={t("teamsLeft")}
          options={counts.map((count) => ({ value: String(count), label: t("groupCount", { count }) }))}
          value={String(teamCount)}
          onChange={({ target }) => setTeamCount(Number(target.value))}
        />
      ) : null}
    </ActionDialog>
  );
}
