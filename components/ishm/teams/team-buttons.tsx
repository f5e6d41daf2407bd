"use client";

import { useTranslations } from "next-intl";
import { Button } from "@/components/ui/button";
import { teamState } from "@/lib/contract/code-values/teams";
import type { TeamFormDetail } from "@/lib/contract/teams/ops-teams";
import { officeMenus } from "@/lib/web/office/office-menus";
import { useOffice } from "../frame/root/office-context";
import type { TeamAction } from "./use-team-action";

type PlainAction = "REVIEW" | "REJECT" | "RESERVE" | "END";

const eventsOf: Readonly<Record<string, readonly PlainAction[]>> = {
  [teamState.submitted]: ["REVIEW"],
  [teamState.reviewing]: ["RESERVE", "REJECT"],
  [teamState.approved]: ["END"],
  [teamState.reserve]: ["REJECT"],
};

/** What the office can do with a form as a whole; an approval stands with its schedule. */
export function TeamButtons({
  of,
  onAction,
}: {
  of: TeamFormDetail;
  onAction: (action: TeamAction) => void;
}) {
  const t = useTranslations("ishm.teams.deeds");
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
