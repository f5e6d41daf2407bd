import type { IconName } from "@/components/ui/icons";

/** C1240 to the picture beside the word. */
export function weatherIcon(code: string): IconName {
  if (code === "10") return "sun";
  if (["41", "42", "44", "45"].includes(code)) return "snow";
  if (["40", "43", "50", "60"].includes(code)) return "rain";
  if (code === "70") return "fog";
  return code === "80" || code === "90" ? "wind" : "cloud";
}

/** Degrees to one of eight winds. */
export function pointOfEight(degrees: number): "N" | "NE" | "E" | "SE" | "S" | "SW" | "W" | "NW" {
  const points = ["N", "NE", "E", "SE", "S", "SW", "W", "NW"] as const;
  return points[Math.round(degrees / 45) % 8] ?? "N";
}
