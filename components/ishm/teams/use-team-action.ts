import { useTranslations } from "next-intl";
import type { CallInput } from "@/lib/contract/routes";
import type { TeamFormDetail } from "@/lib/contract/teams/ops-teams";
import { call } from "@/lib/web/api/browser";
import { useReadAgain } from "@/lib/web/api/use-read-again";
import { toastBar } from "@/lib/web/runtime/toasts";
import { useActionCall } from "../action/use-action-call";
import { useOffice } from "../frame/root/office-context";

export type TeamAction =
  | { event: "REVIEW" | "REJECT" | "RESERVE" | "END" }
  | { event: "APPROVE"; choiceRank: number; includeDates: string[]; dates: number; slots: number }
  | { event: "SUSPEND_DATE" | "TEAM_COUNT"; date: string; teams: number };

type Body = CallInput<"PUT /ops/team-forms/{id}">["body"];

const reads = [
  "GET /ops/team-forms",
  "GET /ops/team-forms/{id}",
  "GET /ops/team-forms/{id}/schedule",
  "GET /ops/team-forms/{id}/cost",
] as const;

/** Refusals that the screen has own words for: the server's are written for the team. */
const refusals = ["TEAM_REVIEWING", "STALE", "RSV_SLOT_TAKEN"] as const;

/** Sends an action on a form as it was read; what shows it is read anew. */
export function useTeamAction({ teamFormIdx, version }: TeamFormDetail, onDone: () => void) {
  const t = useTranslations("ishm.teams");
  const { language } = useOffice();
  return useActionCall({
    send: (body: Body) =>
      call(
        "PUT /ops/team-forms/{id}",
        { params: { id: String(teamFormIdx) }, query: { lang: language }, body: { ...body, version } },
        { handled: true },
      ),
    refresh: useReadAgain(reads),
    onDone(_answer, { event }) {
      toastBar(t(`actions.${event}.done`));
      onDone();
    },
    wordOf({ msgCode, msgVar }) {
      const known = refusals.find((one) => one === msgCode);
      return known ? t(`refusals.${known}`, { first: msgVar[0] ?? "", second: msgVar[1] ?? "" }) : null;
    },
  });
}
