"use client";

import type { TeamFormDetail } from "@/lib/contract/ops-teams";
import { ApproveDialog } from "./approve-dialog";
import { DateDialog } from "./date-dialog";
import { JudgeDialog } from "./judge-dialog";
import type { TeamDeed } from "./use-team-deed";

type Props = { of: TeamFormDetail; deed: TeamDeed | null; onClose: () => void };

/** The dialog of a deed; each is made anew when its deed is begun. */
export function TeamDeedDialogs({ of, deed, onClose }: Props) {
  if (!deed) return null;
  switch (deed.event) {
    case "APPROVE":
      return <ApproveDialog of={of} deed={deed} onClose={onClose} />;
    case "SUSPEND_DATE":
    case "TEAM_COUNT":
      return <DateDialog key={`${deed.event} ${deed.date}`} of={of} deed={deed} onClose={onClose} />;
    default:
      return <JudgeDialog key={deed.event} of={of} event={deed.event} onClose={onClose} />;
  }
}
