import { limits } from "@/lib/web/runtime/limits";
import type { Renewal, SessionMarks, TokenExpiries } from "./session-life";

/** Messages between the tabs of one browser about their shared session and its member's hold. */
export type TabNews =
  | { kind: "signed-in" }
  | { kind: "signed-out" }
  /** The back office of another tab is locked: the tokens are given up. */
  | { kind: "locked" }
  /** The admin works for another club from now on. */
  | { kind: "moved" }
  | { kind: "active" }
  /** A time was held, let go or booked. */
  | { kind: "hold" }
  | { kind: "renewed"; ends: TokenExpiries };

export type Tabs = { tell(news: TabNews): void; listen(listener: (news: TabNews) => void): () => void };

const channelName = "clubfront.session";
let channel: BroadcastChannel | null | undefined;

function open(): BroadcastChannel | null {
  channel ??= typeof BroadcastChannel === "undefined" ? null : new BroadcastChannel(channelName);
  return channel;
}

/** The other tabs; a browser without the channel has none. */
export const tabs: Tabs = {
  tell: (news) => open()?.postMessage(news),
  listen(listener) {
    const onMessage = ({ data }: MessageEvent<TabNews>) => listener(data);
    open()?.addEventListener("message", onMessage);
    return () => open()?.removeEventListener("message", onMessage);
  },
};

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
