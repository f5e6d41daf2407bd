import { limits } from "./limits";
import { systemTimers, type Timers } from "./timers";

/**
 * Scrolls to the section that the hash names, after 1 second (seed §2), and hands its heading the focus; at once
 * instead of gliding where less motion is asked for. Gives back what calls it off.
 */
export function scrollToHash(hash: string, timers: Timers = systemTimers): () => void {
  const id = decoded(hash.replace(/^#/, ""));
  if (!id) return () => {};
  return timers.after(limits.hashScrollMs, () => {
    const shown = document.getElementById(id);
    if (!shown) return;
    const isCalm = window.matchMedia("(prefers-reduced-motion: reduce)").matches;
    shown.scrollIntoView({ behavior: isCalm ? "auto" : "smooth", block: "start" });
    // While the view that the server has drawn is in sight, its section goes; the focus is for the one that stays.
    const own = [...document.querySelectorAll<HTMLElement>(".own-view [id]")].find((one) => one.id === id);
    const section = own ?? shown;
    const heading = section.matches("h1,h2,h3,h4") ? section : section.querySelector("h1,h2,h3,h4");
    focusQuietly(heading instanceof HTMLElement ? heading : section);
  });
}

/**
 * Fired on the document when a screen is shown whole (`components/feedback/settle.tsx`), and again when it stands in the place
 * of the view that the server has drawn (`components/member/shared/layout/first-view.tsx`).
 */
export const settledEvent = "clubfront:settled";

/**
 * Focus for screen readers and the next Tab, without a jump of the page. On a screen that is not shown yet nothing takes the
 * focus: there it comes when the screen is.
 */
export function focusQuietly(element: HTMLElement): void {
  if (!element.hasAttribute("tabindex") && element.tabIndex < 0) element.tabIndex = -1;
  const focus = () => {
    element.focus({ preventScroll: true });
    const isHidden = element.closest(".own-view") !== null && document.activeElement !== element;
    if (isHidden || element.closest(".settling")) {
      document.addEventListener(settledEvent, focus, { once: true });
    }
  };
  focus();
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
