import { usePathname } from "next/navigation";
import { useMemo } from "react";
import type { CallInput, CallOutput } from "@/lib/contract/routes";
import { useCall } from "@/lib/web/api/use-call";
import { officeMenus } from "@/lib/web/office/office-menus";
import { useOffice } from "../frame/root/office-context";
import { usePlace } from "../frame/root/screens-context";
import { useUnmask } from "../people/use-unmask";
import { readEdits } from "./simulation-draft";
import { readSimulationPlace, type SimulationPlace, writeSimulationPlace } from "./simulation-place";

export type SimulationBase = CallOutput<"GET /ops/simulations/base">;
type Asked = CallInput<"POST /ops/simulations">["body"];

/**
 * The replay that the address asks for: back, and a copied address, show the same one. It is the same each time: its answer
 * is kept like a read, and read again to see persons.
 */
export function useSimulation(base: SimulationBase) {
  const { language, access } = useOffice();
  const path = usePathname();
  const { search } = usePlace();
  const place = useMemo(() => readSimulationPlace(base, new URLSearchParams(search)), [base, search]);
  const asked = useMemo(
    () => (access(officeMenus.fairness.code).isCreate ? askedOf(base, place) : null),
    [access, base, place],
  );
  const { unmaskReason, control } = useUnmask(JSON.stringify(asked));
  const body = asked && { ...asked, ...(unmaskReason ? { reason: unmaskReason } : {}) };
  const answer = useCall(
    body ? "POST /ops/simulations" : null,
    { query: { lang: language }, body: body ?? { month: "", change: {} } },
    {
      ...{ handled: true, keepPreviousData: true, revalidateIfStale: false },
      ...{ revalidateOnFocus: false, revalidateOnReconnect: false },
    },
  );
  function ask(next: SimulationPlace) {
    const wanted = writeSimulationPlace(base.tables, next);
    if (wanted === search) void answer.mutate();
    else window.history.pushState(null, "", `${path}?${wanted}`);
  }
  return { place, search, isAsked: asked !== null, ask, answer, unmaskControl: control };
}

/** The call of a place; null while nothing differs from today, or a number cannot stand. */
function askedOf({ tables }: SimulationBase, place: SimulationPlace): Asked | null {
  const { month, primeDay, primePeriods, seed, edits } = place;
  const { change } = readEdits(tables, edits);
  if (Object.keys(change).length === 0) return null;
  return { month, change, primeDay, primePeriods: [...primePeriods], ...(seed === "" ? {} : { seed }) };
}
