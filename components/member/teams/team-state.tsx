import { useTranslations } from "next-intl";
import { teamState } from "@/lib/contract/code-values/teams";
import type { TeamForm } from "./place";

type Props = { form: TeamForm; stateName: string };

const words = {
  [teamState.submitted]: "received",
  [teamState.reviewing]: "reviewed",
  [teamState.approved]: "approved",
  [teamState.rejected]: "rejected",
  [teamState.reserve]: "reserve",
  [teamState.withdrawn]: "withdrawn",
  [teamState.finished]: "over",
} as const;

/** Where a form stands, as a word and as a sentence that says what comes next. */
export function TeamState({ form, stateName }: Props) {
  const t = useTranslations("teams.states");
  return (
    <section aria-labelledby="state-heading" className="border-t-3 border-pine-800 bg-sheet px-7 py-7">
      <p className="text-caption text-ink-3">{form.teamName}</p>
      <h2 id="state-heading" tabIndex={-1} className="mt-1 font-serif text-section">
        {stateName}
      </h2>
      {form.state ? <p className="mt-2">{t(words[form.state])}</p> : null}
      {form.reviewReason ? (
        <p className="mt-2 font-semibold">{t("reason", { reason: form.reviewReason })}</p>
      ) : null}
      {form.reviewMemo ? <p className="mt-1 whitespace-pre-line text-ink-2">{form.reviewMemo}</p> : null}
    </section>
  );
}
