import { limits } from "./limits";

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
