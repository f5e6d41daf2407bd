import type { TokenEnds } from "./session-life";

/** What the tabs of one browser tell each other about their common session and what its member holds. */
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
  | { kind: "renewed"; ends: TokenEnds };

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
