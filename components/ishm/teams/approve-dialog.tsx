"use client";

import { useTranslations } from "next-intl";
import type { TeamFormDetail } from "@/lib/contract/teams/ops-teams";
import { ActionDialog } from "../action/action-dialog";
import { type TeamAction, useTeamAction } from "./use-team-action";

type Props = {
  of: TeamFormDetail;
  action: Extract<TeamAction, { event: "APPROVE" }>;
  onClose: () => void;
};

/** The last question before a season's tee times become a team's. */
export function ApproveDialog({ of, action, onClose }: Props) {
  const t = useTranslations("ishm.teams.deeds.APPROVE");
  const doing = useTeamAction(of, onClose);
  const { choiceRank, includeDates, dates, slots } = action;
  const held = includeDates.length;
  return (
    <ActionDialog
      title={t("title", { team: of.teamName })}
      lines={[t("line", { dates, slots }), ...(held > 0 ? [t("included", { count: held })] : []), t("told")]}
      reason="optional"
      confirmLabel={t("confirm")}
      isOpen
      isBusy={doing.isBusy}
      failure={doing.failure}
      onConfirm={(memo) =>
        void doing.run({
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
