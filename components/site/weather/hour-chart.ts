import type { WeatherPage } from "@/lib/contract/site/weather";

type Hour = WeatherPage["hourly"][number];

/** The box of the chart in its own units. */
export const chart = { width: 960, height: 240, left: 36, right: 8, top: 24, bottom: 56 };

export type ChartPoint = { x: number; y: number; barHeight: number };

/** Where each hour stands: the temperature as a height, the chance of rain as a bar on the ground line. */
export function chartPoints(hours: readonly Hour[]): { points: ChartPoint[]; low: number; high: number } {
  const temperatures = hours.map(({ temp }) => temp);
  const low = Math.floor(Math.min(...temperatures) / 5) * 5;
  const high = Math.max(low + 5, Math.ceil(Math.max(...temperatures) / 5) * 5);
  const step = (chart.width - chart.left - chart.right) / hours.length;
  const tall = chart.height - chart.top - chart.bottom;
  const points = hours.map(({ temp, pop }, position) => ({
    x: chart.left + step * (position + 0.5),
    y: chart.top + tall * (1 - (temp - low) / (high - low)),
    barHeight: (tall * pop) / 100,
  }));
  return { points, low, high };
}

/** The y of a temperature on the scale. */
export function heightOf(temp: number, low: number, high: number): number {
  return chart.top + (chart.height - chart.top - chart.bottom) * (1 - (temp - low) / (high - low));
}
