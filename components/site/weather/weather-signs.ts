import type { IconName } from "@/components/ui/layout/icons";
import { isOneOf } from "@/lib/contract/code-values/code-group";
import { weatherKind } from "@/lib/contract/code-values/weather";

/** Icons of C1240. */
export function weatherIcon(code: string): IconName {
  if (code === weatherKind.clear) return "sun";
  if (
    isOneOf(code, [weatherKind.rainOrSnow, weatherKind.snow, weatherKind.drizzleOrFlurry, weatherKind.flurry])
  )
    return "snow";
  if (isOneOf(code, [weatherKind.rain, weatherKind.drizzle, weatherKind.shower, weatherKind.thunderstorm]))
    return "rain";
  if (code === weatherKind.fog) return "fog";
  return code === weatherKind.strongWind || code === weatherKind.dust ? "wind" : "cloud";
}

/** Degrees to one of eight winds. */
export function pointOfEight(degrees: number): "N" | "NE" | "E" | "SE" | "S" | "SW" | "W" | "NW" {
  const points = ["N", "NE", "E", "SE", "S", "SW", "W", "NW"] as const;
  return points[Math.round(degrees / 45) % 8] ?? "N";
}
