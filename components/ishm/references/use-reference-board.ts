import { useMemo } from "react";
import { referenceType } from "@/lib/contract/boards/references";
import { giftBoardOf, referenceBoardOf } from "@/lib/web/boards/reference";
import { useCodeOptions } from "../board/form/use-code-options";
import { useOffice } from "../frame/root/office-context";

/** The kinds that the club API knows, whatever the club calls them. */
export const referenceTypes = referenceType.options;
const known: readonly string[] = referenceTypes;

/** The board of reference data in the club's format of prices. */
export function useReferenceBoard() {
  const { formats } = useOffice();
  return useMemo(() => referenceBoardOf(formats), [formats]);
}

/** The board of the products of the pro shop. */
export function useGiftBoard() {
  const { formats } = useOffice();
  return useMemo(() => giftBoardOf(formats), [formats]);
}

/** The kinds of reference data that the club names; a kind that only the club knows could not be saved. */
export function useReferenceTypes(chosen = "") {
  return useCodeOptions("referenceTypes", chosen).filter(({ value }) => known.includes(value));
}
