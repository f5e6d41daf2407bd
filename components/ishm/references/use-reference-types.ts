import { useCodeOptions } from "../board/form/use-code-options";
import { referenceTypes } from "./reference-list";

const known: readonly string[] = referenceTypes;

/** The kinds of reference data that the club names; a kind that only the club knows could not be saved. */
export function useReferenceTypes(chosen = "") {
  return useCodeOptions("referenceTypes", chosen).filter(({ value }) => known.includes(value));
}
