import { limits } from "../limits";
import type { Renewal, TokenEnds } from "./session-life";
import type { SessionMarks } from "./session-marks";

type Ports = {
  /** Web Locks, which plain http on a local network does not have: then the BFF alone keeps parallel ones apart. */
  locks: Pick<LockManager, "request"> | undefined;
  marks: Pick<SessionMarks, "renewalAfter" | "noteRenewal">;
};

const lockName = "clubfront.renewal";

/**
 * One refresh among all tabs (seed §4): they take turns, and whoever comes after a refresh takes its ends over. A tab
 * that never gives its turn back is waited for so long and no longer.
 */
export function createRenewalTurn({ locks, marks }: Ports) {
  return async (ends: TokenEnds, renew: () => Promise<Renewal>): Promise<Renewal> => {
    const inTurn = async (): Promise<Renewal> => {
      const done = marks.renewalAfter(ends);
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
