import { useTranslations } from "next-intl";
import type { TeamForm } from "./place";

type Props = { form: TeamForm; stateName: string };

const words = {
  "10": "received",
  "20": "reviewed",
  "30": "approved",
  "40": "rejected",
  "50": "reserve",
  "60": "withdrawn",
  "70": "over",
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
