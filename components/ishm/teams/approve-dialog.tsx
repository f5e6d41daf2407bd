"use client";

import { useTranslations } from "next-intl";
import type { TeamFormDetail } from "@/lib/contract/ops-teams";
import { DeedDialog } from "../deed/deed-dialog";
import { type TeamDeed, useTeamDeed } from "./use-team-deed";

type Props = {
  of: TeamFormDetail;
  deed: Extract<TeamDeed, { event: "APPROVE" }>;
  onClose: () => void;
};

/** The last question before a season's tee times become a team's. */
export function ApproveDialog({ of, deed, onClose }: Props) {
  const t = useTranslations("ishm.teams.deeds.APPROVE");
  const doing = useTeamDeed(of, onClose);
  const { choiceRank, includeDates, dates, slots } = deed;
  const held = includeDates.length;
  return (
    <DeedDialog
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
