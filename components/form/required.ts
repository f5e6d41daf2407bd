import { createContext, useContext } from "react";
import type { FieldTexts } from "./field";

/** The word that marks a field as required, by the field's id; undefined where the form says nothing of it. */
export const RequiredContext = createContext<(id: string) => string | undefined>(() => undefined);

type Native = { readOnly?: boolean; disabled?: boolean };

/** The texts of a field, marked as required where its form demands it; what nobody can fill in is not marked. */
export function useFieldTexts(
  id: string,
  texts: FieldTexts,
  { readOnly, disabled }: Native = {},
): FieldTexts {
  const wordOf = useContext(RequiredContext);
  const requiredText = texts.requiredText ?? (readOnly || disabled ? undefined : wordOf(id));
  return { ...texts, requiredText };
}
