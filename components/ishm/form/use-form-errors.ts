import { useTranslations } from "next-intl";
import { useState } from "react";
import type { ErrorItem } from "@/components/form/error-list";
import type { FieldProblem } from "@/lib/web/office/schema-problems";
import type { Refusal } from "./use-save";

/** Where an error without a field of its own is linked to: the button that sends. */
export const saveButtonId = "save";

type Options = {
  /** What is wrong here and now; shown from the first attempt on. */
  problems: readonly FieldProblem[];
  /** A sentence of the screen's own for a problem; without one the general sentence of its reason. */
  sentenceOf?: (problem: FieldProblem) => string | null;
  /** What the summary calls a field, where its sentence alone does not say which one is meant. */
  nameOf?: (field: string) => string | null;
  refusal: Refusal | null;
  refusalCount: number;
};

/** The sentences of what is wrong with a form: found here, or refused by the server. A field's id is its path. */
export function useFormErrors({ problems, sentenceOf, nameOf, refusal, refusalCount }: Options) {
  const t = useTranslations("ishm.form");
  const [attempt, setAttempt] = useState(0);
  const general = ({ reason, values }: FieldProblem) =>
    t(`reasons.${reason}`, { min: values?.min ?? 0, max: values?.max ?? 0 });
  const found = problems.map(
    (problem): ErrorItem => ({ fieldId: problem.field, message: sentenceOf?.(problem) ?? general(problem) }),
  );
  const refused = refusal ? [{ fieldId: refusal.field ?? saveButtonId, message: refusal.message }] : [];
  const told = attempt === 0 ? refused : found.length > 0 ? found : refused;
  const named = (error: ErrorItem): ErrorItem => {
    const name = nameOf?.(error.fieldId);
    return name ? { ...error, message: `${name}: ${error.message}` } : error;
  };
  return {
    list: told === found ? told.map(named) : told,
    /** Grows with every failed attempt: each moves the focus to the summary. */
    attempt: attempt + refusalCount,
    of: (field: string) => told.find((error) => error.fieldId === field)?.message,
    /** An attempt to send; true when nothing stands against it. */
    pass(): boolean {
      setAttempt((count) => count + 1);
      return found.length === 0;
    },
    forget: () => setAttempt(0),
  };
}
