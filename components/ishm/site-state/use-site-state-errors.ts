import { useTranslations } from "next-intl";
import type { ErrorItem } from "@/components/form/error-list";
import type { SiteStateProblem } from "@/lib/web/office/site-state-draft";
import type { StateRefusal } from "./use-save-site-state";

const fields = ["startAt", "endAt", "allowIps"] as const;

/** The sentences of what is wrong: found here, or refused by the server. */
export function useSiteStateErrors(problems: readonly SiteStateProblem[], refusal: StateRefusal | null) {
  const t = useTranslations("ishm.siteState.errors");
  const sentence = (problem: SiteStateProblem) => {
    if (problem.reason !== "addressWrong") return t(problem.reason);
    return t("addressWrong", { line: problem.line, text: problem.text });
  };
  const found = problems.map(
    (problem): ErrorItem => ({ fieldId: problem.field, message: sentence(problem) }),
  );
  const refusedField = fields.find((field) => refusal?.field?.startsWith(field)) ?? "save-state";
  const refused = refusal ? [{ fieldId: refusedField, message: refusal.message }] : [];
  const list = found.length > 0 ? found : refused;
  return {
    list,
    of: (field: (typeof fields)[number]) => list.find((error) => error.fieldId === field)?.message,
  };
}
