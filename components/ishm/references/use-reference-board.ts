import { useMemo } from "react";
import { referenceBoardOf } from "@/lib/web/boards/reference";
import { useOffice } from "../frame/root/office-context";

/** The board of reference data in the club's format of prices. */
export function useReferenceBoard() {
  const { formats } = useOffice();
  return useMemo(() => referenceBoardOf(formats), [formats]);
}
