import { useState } from "react";
import type { CallInput, CallOutput } from "@/lib/contract/routes";
import { useCall } from "@/lib/web/api/use-call";
import { useOffice } from "../frame/office-context";
import { useLook } from "../people/use-look";

export type SimulationBase = CallOutput<"GET /ops/simulations/base">;
export type Asked = CallInput<"POST /ops/simulations">["body"];

/** A replay is the same each time it is asked for: its answer is kept like a read, and read again to see persons. */
export function useSimulation() {
  const { language } = useOffice();
  const [asked, setAsked] = useState<Asked | null>(null);
  const { lookReason, control } = useLook(JSON.stringify(asked));
  const body = asked && { ...asked, ...(lookReason ? { reason: lookReason } : {}) };
  const answer = useCall(
    body ? "POST /ops/simulations" : null,
    { query: { lang: language }, body: body ?? { month: "", change: {} } },
    {
      ...{ handled: true, keepPreviousData: true, revalidateIfStale: false },
      ...{ revalidateOnFocus: false, revalidateOnReconnect: false },
    },
  );
  return { asked, ask: setAsked, answer, lookControl: control };
}
