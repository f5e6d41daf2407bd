"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { SelectField } from "@/components/form/select-field";
import type { CallOutput } from "@/lib/contract/routes";
import type { TeamFormDetail } from "@/lib/contract/teams/ops-teams";
import { formatMoney } from "@/lib/shared/money/money";
import { formatDay } from "@/lib/shared/time/deadline";
import { useCodeSets } from "@/lib/web/api/use-cached-calls";
import { useCall } from "@/lib/web/api/use-call";
import { ActionDialog } from "../action/action-dialog";
import { useOffice } from "../frame/root/office-context";
import { useDeadline } from "../frame/use-deadline";
import { type TeamAction, useTeamAction } from "./use-team-action";

type Props = { of: TeamFormDetail; action: TeamAction | null; onClose: () => void };

/** The dialog of an action; each is made anew when its action is begun. */
export function TeamActionDialogs({ of, action, onClose }: Props) {
  if (!action) return null;
  switch (action.event) {
    case "APPROVE":
      return <ApproveDialog of={of} action={action} onClose={onClose} />;
    case "SUSPEND_DATE":
    case "TEAM_COUNT":
      return <DateDialog key={`${action.event} ${action.date}`} of={of} action={action} onClose={onClose} />;
    default:
      return <JudgeDialog key={action.event} of={of} event={action.event} onClose={onClose} />;
  }
}

type ApproveDialogProps = {
  of: TeamFormDetail;
  action: Extract<TeamAction, { event: "APPROVE" }>;
  onClose: () => void;
};

/** The last question before a season's tee times become a team's. */
function ApproveDialog({ of, action, onClose }: ApproveDialogProps) {
  const t = useTranslations("ishm.teams.actions.APPROVE");
  const call = useTeamAction(of, onClose);
  const { choiceRank, includeDates, dates, slots } = action;
  const held = includeDates.length;
  return (
    <ActionDialog
      title={t("title", { team: of.teamName })}
      lines={[t("line", { dates, slots }), ...(held > 0 ? [t("included", { count: held })] : []), t("told")]}
      reason="optional"
      confirmLabel={t("confirm")}
      isOpen
      isBusy={call.isBusy}
      failure={call.failure}
      onConfirm={(memo) =>
        void call.run({
          event: "APPROVE",
          choiceRank,
          includeDates,
          ...(memo === "" ? {} : { reviewMemo: memo }),
        })
      }
      onClose={onClose}
    />
  );
}

type DateDialogProps = {
  of: TeamFormDetail;
  action: Extract<TeamAction, { event: "SUSPEND_DATE" | "TEAM_COUNT" }>;
  onClose: () => void;
};

/** Asks before a date or some of its teams are given up; the lines show the cost. */
function DateDialog({ of, action, onClose }: DateDialogProps) {
  const t = useTranslations("ishm.teams");
  const { language, formats } = useOffice();
  const { event, date, teams } = action;
  const { minTeams } = of.season;
  const counts = Array.from({ length: Math.max(0, teams - minTeams) }, (_, place) => teams - 1 - place);
  const [teamCount, setTeamCount] = useState(counts[0] ?? minTeams);
  const call = useTeamAction(of, onClose);
  const reduced = event === "TEAM_COUNT" ? { teamCount: String(teamCount) } : {};
  const cost = useCall(
    "GET /ops/team-forms/{id}/cost",
    { params: { id: String(of.teamFormIdx) }, query: { date, ...reduced } },
    { handled: true },
  );
  const costLines = useCostLines(cost.data);
  return (
    <ActionDialog
      title={t(`actions.${event}.title`, { date: formatDay(date, { language, formats }) })}
      lines={[t(`actions.${event}.line`), ...costLines]}
      reason="optional"
      confirmLabel={t(`actions.${event}.confirm`)}
      tone="bad"
      isOpen
      isBusy={call.isBusy}
      failure={call.failure}
      onConfirm={(memo) =>
        void call.run({
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

type Event = "REVIEW" | "REJECT" | "RESERVE" | "END";
type JudgeDialogProps = { of: TeamFormDetail; event: Event; onClose: () => void };

const groups = ["reasonCodes"];

/** A decision on a whole application; a rejection or a reserve position needs a reason from the club's list. */
function JudgeDialog({ of, event, onClose }: JudgeDialogProps) {
  const t = useTranslations("ishm.teams");
  const { clubCode, language } = useOffice();
  const { data } = useCodeSets(clubCode, language, groups);
  const call = useTeamAction(of, onClose);
  const needsCode = event === "REJECT" || event === "RESERVE";
  const options = (data?.reasonCodes?.list ?? [])
    .filter(({ group }) => group === "TEAM")
    .map(({ key, keyName }) => ({ value: key, label: keyName }));
  return (
    <ActionDialog
      title={t(`actions.${event}.title`, { team: of.teamName })}
      lines={[t(`actions.${event}.line`)]}
      reason={event === "END" ? "needed" : "optional"}
      confirmLabel={t(`actions.${event}.confirm`)}
      tone={event === "REJECT" || event === "END" ? "bad" : "plain"}
      isOpen
      isBusy={call.isBusy}
      failure={call.failure}
      initial={{ reasonCode: "" }}
      fields={{
        reasonCode: {
          kind: "select",
          label: t("reasonCode"),
          placeholder: t("chooseReason"),
          options,
          needed: t("reasonNeeded"),
          isShown: () => needsCode,
        },
      }}
      onConfirm={(memo, { reasonCode }) =>
        void call.run({
          event,
          ...(needsCode ? { reasonCode } : {}),
          ...(memo === "" ? {} : { reviewMemo: memo }),
        })
      }
      onClose={onClose}
    />
  );
}

type Cost = CallOutput<"GET /ops/team-forms/{id}/cost">;

/** The costs of a suspension in sentences; until they are known, one that says so. */
function useCostLines(cost: Cost | undefined): string[] {
  const t = useTranslations("ishm.teams.cost");
  const { formats } = useOffice();
  const deadline = useDeadline();
  if (!cost) return [t("counting")];
  const lines = [t("givenUp", { count: cost.givenUp })];
  if (cost.endsForm) return [...lines, t("ends")];
  const day = deadline.day(cost.freeUntil);
  if (!cost.fine) return [...lines, t("free", { day })];
  const amount = formatMoney(cost.fine.amount, formats);
  return [...lines, t("fine", { day, percent: cost.fine.percent, amount })];
}
