import type { TokenExpiries } from "./session-life";

/** Messages between the tabs of one browser about their shared session and its member's hold. */
export type TabNews =
  | { kind: "signed-in" }
  /** `isWanted`: somebody signed out; else the session ended by itself, and what was typed waits for the next sign-in. */
  | { kind: "signed-out"; isWanted?: boolean }
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
