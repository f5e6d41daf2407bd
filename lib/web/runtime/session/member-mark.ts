/** Whether the page's first script found the marker of a member (`lib/web/cache/first-script.ts`). A hint, never a proof. */
export function isMarkedAsMember(): boolean {
  return typeof document !== "undefined" && document.documentElement.dataset.member !== undefined;
}

/** Begins to fetch a part of members as soon as its page's scripts run; whoever shows it finds it under way. */
export function loadForMember(load: () => Promise<unknown>): void {
  // A part that cannot be fetched is the concern of who shows it.
  if (isMarkedAsMember()) void load().catch(() => {});
}
