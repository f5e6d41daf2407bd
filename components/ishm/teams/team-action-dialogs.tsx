"use client";

import type { TeamFormDetail } from "@/lib/contract/teams/ops-teams";
import { ApproveDialog } from "./approve-dialog";
import { DateDialog } from "./date-dialog";
import { JudgeDialog } from "./judge-dialog";
import type { TeamAction } from "./use-team-action";

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
