import { fallbackLanguage, isLanguage, type Language } from "@/lib/shared/languages";
import { limits } from "./limits";

/** The window's address and ways to leave it, in one place that tests can watch. */
export const page = {
  path: () => window.location.pathname + window.location.search,
  /** Opens an address as a new document: nothing of the old one's memory stays. */
  open: (url: string) => window.location.assign(url),
  /** As `open`, without a step to come back to. */
  replace: (url: string) => window.location.replace(url),
  reload: () => window.location.reload(),
  back: () => window.history.back(),
  language: (): Language => {
    const { lang } = document.documentElement;
    return isLanguage(lang) ? lang : fallbackLanguage;
  },
};

export type DeviceClass = "phone" | "tablet" | "desktop";

const tabletAgent = /ipad|tablet|playbook|silk|android(?!.*mobile)/i;

/** Phone under 600 px; of the wider ones a tablet is led by a finger or says so; desktop when neither (seed §9). */
export function deviceClass(widthPx: number, userAgent: string, pointer: "coarse" | "fine"): DeviceClass {
  if (widthPx < limits.phoneWidthPx) return "phone";
  return pointer === "coarse" || tabletAgent.test(userAgent) ? "tablet" : "desktop";
}

/** The class of this device; a phone that is held sideways stays a phone. */
export function currentDevice(): DeviceClass {
  const { innerWidth, screen, navigator } = window;
  const pointer = window.matchMedia("(pointer: coarse)").matches ? "coarse" : "fine";
  const width = pointer === "coarse" ? Math.min(innerWidth, screen.width, screen.height) : innerWidth;
  return deviceClass(width, navigator.userAgent, pointer);
}

/** Hands a file that was made in the browser to the visitor, as a download does. */
export function saveFile(blob: Blob, fileName: string): void {
  const url = URL.createObjectURL(blob);
  const link = Object.assign(document.createElement("a"), { href: url, download: fileName });
  document.body.append(link);
  link.click();
  link.remove();
  URL.revokeObjectURL(url);
}
