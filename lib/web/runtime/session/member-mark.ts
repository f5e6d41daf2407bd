/** Whether the page's first script found the marker of a member (`lib/web/cache/first-script.ts`). A hint, never a proof. */
export function isMarkedAsMember(): boolean {
  return typeof document !== "undefined" && document.documentElement.dataset.member !== undefined;
}

/** Begins to fetch a part of members as soon as its page's scripts run; whoever shows it finds it under way. */
export function loadForMember(load: () => Promise<unknown>): void {
  // A part that cannot be fetched is the concern of who shows it.
  if (isMarkedAsMember()) void load().catch(() => {});
}

/** Written by the page's first script: the button of the view drawn by the server that was pressed last. */
const early = globalThis as typeof globalThis & { clubfrontPressed?: { at: number; text: string } };

/** The button among those of a view that was pressed before its scripts had drawn it, once; the same one by place and words. */
export function takeEarlyPress(view: HTMLElement): HTMLElement | null {
  const pressed = early.clubfrontPressed;
  early.clubfrontPressed = undefined;
  const button = pressed && view.querySelectorAll("button").item(pressed.at);
  return button && button.textContent === pressed.text ? button : null;
}
