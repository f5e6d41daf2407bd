import { limits } from "@/lib/web/runtime/limits";
import type { Renewal, SessionMarks, TokenExpiries } from "./session-life";

type Ports = {
  /** Web Locks; missing on plain http in a local network: then only the BFF merges parallel renewals. */
  locks: Pick<LockManager, "request"> | undefined;
  marks: Pick<SessionMarks, "renewalAfter" | "noteRenewal">;
};

const lockName = "clubfront.renewal";

/**
 * One refresh among all tabs (seed §4): they take turns, and whoever comes after a refresh takes its ends over. A tab
 * that never gives its turn back is waited for so long and no longer.
 */
export function createRenewalTurn({ locks, marks }: Ports) {
  return async (expiries: TokenExpiries, renew: () => Promise<Renewal>): Promise<Renewal> => {
    const inTurn = async (): Promise<Renewal> => {
      const done = marks.renewalAfter(expiries);
      if (done) return { kind: "renewed", ends: done };
      const renewal = await renew();
      if (renewal.kind === "renewed") marks.noteRenewal(renewal.ends);
      return renewal;
    };
    if (!locks) return inTurn();
    const signal = AbortSignal.timeout(limits.renewalTurnMs);
    try {
      return await locks.request(lockName, { signal }, inTurn);
    } catch {
      return inTurn();
    }
  };
}
