import { usePathname } from "next/navigation";
import { useMemo } from "react";
import type { CallInput, CallOutput } from "@/lib/contract/routes";
import { useCall } from "@/lib/web/api/use-call";
import { officeMenus } from "@/lib/web/office/office-menus";
import { useOffice } from "../frame/root/office-context";
import { useScreenLocation } from "../frame/root/screens-context";
import { useUnmask } from "../people/use-unmask";
import { readEdits } from "./simulation-draft";
import { readSimulationQuery, type SimulationQuery, writeSimulationQuery } from "./simulation-query";

export type SimulationBase = CallOutput<"GET /ops/simulations/base">;
type Asked = CallInput<"POST /ops/simulations">["body"];

/**
 * The replay that the address asks for: back, and a copied address, show the same one. It is the same each time: its answer
 * is cached like a read, and read again to unmask persons.
 */
export function useSimulation(base: SimulationBase) {
  const { language, access } = useOffice();
  const path = usePathname();
  const { search } = useScreenLocation();
  const query = useMemo(() => readSimulationQuery(base, new URLSearchParams(search)), [base, search]);
  const asked = useMemo(
    () => (access(officeMenus.fairness.code).isCreate ? askedOf(base, query) : null),
    [access, base, query],
  );
  const { unmaskReason, control } = useUnmask(JSON.stringify(asked));
  const body = asked && { ...asked, ...(unmaskReason ? { reason: unmaskReason } : {}) };
  const answer = useCall(
    body ? "POST /ops/simulations" : null,
    { query: { lang: language }, body: body ?? { month: "", change: {} } },
    {
      handled: true,
      keepPreviousData: true,
      revalidateIfStale: false,
      revalidateOnFocus: false,
      revalidateOnReconnect: false,
    },
  );
  function ask(next: SimulationQuery) {
    const wanted = writeSimulationQuery(base.tables, next);
    if (wanted === search) void answer.mutate();
    else window.history.pushState(null, "", `${path}?${wanted}`);
  }
  return { query, search, isAsked: asked !== null, ask, answer, unmaskControl: control };
}

/** The input of the call; null while nothing differs from today, or a number is invalid. */
function askedOf({ tables }: SimulationBase, query: SimulationQuery): Asked | null {
  const { month, primeDay, primePeriods, seed, edits } = query;
  const { change } = readEdits(tables, edits);
  if (Object.keys(change).length === 0) return null;
  return { month, change, primeDay, primePeriods: [...primePeriods], ...(seed === "" ? {} : { seed }) };
}
