import { useTranslations } from "next-intl";
import { Chip, type ChipTone } from "@/components/ui/chip";
import { type TeamState, teamState } from "@/lib/contract/code-values/teams";
import type { TeamFormDetail } from "@/lib/contract/teams/ops-teams";
import { useCodeSets } from "@/lib/web/api/use-cached-calls";
import { useOffice } from "../frame/root/office-context";

type TeamChoice = TeamFormDetail["choices"][number];

/** The names of a code in the language of the screen; the code itself where it has none. */
export function useCodeWords(groups: readonly string[]): (group: string, code: string) => string {
  const { clubCode, language } = useOffice();
  const { data } = useCodeSets(clubCode, language, groups);
  return (group, code) => data?.[group]?.list.find(({ key }) => key === code)?.keyName ?? code;
}

const groups = ["weekTypes", "weekCodes", "rsvHours", "courses"];

/** The day and hour that a team asks for, in words. */
export function useChoiceWords(): (choice: TeamChoice) => string {
  const t = useTranslations("ishm.teams");
  const nameOf = useCodeWords(groups);
  return ({ weekType, weekCode, rsvHour, courseCode }) =>
    t("choice", {
      weekType: nameOf("weekTypes", weekType),
      weekCode: nameOf("weekCodes", weekCode),
      hour: nameOf("rsvHours", rsvHour),
      course: courseCode === null ? t("anyCourse") : nameOf("courses", courseCode),
    });
}

const tones: Record<TeamState, ChipTone> = {
  [teamState.submitted]: "info",
  [teamState.reviewing]: "warn",
  [teamState.approved]: "ok",
  [teamState.rejected]: "bad",
  [teamState.reserve]: "neutral",
  [teamState.withdrawn]: "outline",
  [teamState.finished]: "outline",
};

type Props = { of: { state: TeamState | null; stateName?: string | undefined } };

/** The state of a form by the club's own word for it. */
export function TeamStateChip({ of: { state, stateName } }: Props) {
  return state ? <Chip tone={tones[state]}>{stateName ?? state}</Chip> : null;
}
