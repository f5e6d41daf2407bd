import type { CallOutput } from "@/lib/contract/routes";

export type ForecastAnswer = CallOutput<"GET /ops/forecast">;
export type MadeForecast = NonNullable<ForecastAnswer["forecast"]>;
