import { useTranslations } from "next-intl";
import { quotaPercents } from "@/lib/shared/draws/draw-quotas";
import type { FieldProblem } from "@/lib/web/office/schema-problems";
import { useFormErrors } from "../../form/use-form-errors";
import type { Refusal } from "../../form/use-save";
import type { DrawDraft } from "./draw-draft";

const named = ["playDates", "periods", "courseCodes", "memberTypes", "maxChoices", "minPlayers"] as const;

type Options = {
  draft: DrawDraft;
  problems: readonly FieldProblem[];
  saving: { refusal: Refusal | null; refusalCount: number };
};

/** What is wrong with the form of a draw, in its own sentences. */
export function useDrawErrors({ draft, problems, saving }: Options) {
  const t = useTranslations("ishm.draws.form");
  const quotas = useTranslations("ishm.draws.quotas");
  const sentenceOf = ({ field, reason }: FieldProblem): string | null => {
    const isTime = field in draft.times;
    if (isTime && reason === "tooSmall") return t("order");
    if (isTime && reason === "tooLarge") return t("releaseLate");
    if (/^quotas\.\d+\.memberTypes$/.test(field)) {
      return t(reason === "required" ? "choiceMissing" : "quotaGroup");
    }
    if (quotaPercents.some((percent) => field === `quotas.${percent}`)) return t("quotaSum");
    if (reason !== "required") return null;
    if (isTime) return t("timeMissing");
    if (field === "playDates") return t("datesMissing");
    if (field.endsWith(".title")) return t("titleMissing");
    return field in draft ? t("choiceMissing") : null;
  };
  return useFormErrors({
    problems,
    sentenceOf,
    nameOf(field) {
      const percent = quotaPercents.find((one) => field === `quotas.${one}`);
      if (percent) return quotas(`fields.${percent}`);
      const group = /^quotas\.(\d+)\./.exec(field)?.[1];
      if (group) return quotas("group", { rank: Number(group) + 1 });
      const found = named.find((one) => one === field);
      return found ? t(`fields.${found}`) : null;
    },
    ...saving,
  });
}
