import { useTranslations } from "next-intl";
import { longestText, type TextProblem } from "./text-catalogue";

/** Returns the sentence of a problem with a text. */
export function useTextError(): (problem: TextProblem | null) => string | undefined {
  const t = useTranslations("ishm.texts");
  return (problem) => {
    if (!problem) return undefined;
    if (problem.kind === "braces") return t("problems.braces");
    if (problem.kind === "tooLong") return t("problems.tooLong", { max: longestText });
    const { kind, variables } = problem;
    return t(`problems.${kind}`, { variables });
  };
}
