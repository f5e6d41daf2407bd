import { getTranslations } from "next-intl/server";
import { WideTable } from "@/components/site/layout/menu/titled-section";
import { ScrollFrame } from "@/components/ui/layout/scroll-frame";
import type { WeatherPage } from "@/lib/contract/site/weather";
import type { Language } from "@/lib/shared/languages";
import { weatherNumber } from "@/lib/shared/money/club-numbers";
import { clubTime } from "@/lib/shared/time/club-time";
import { formatDateTime } from "@/lib/shared/time/date-format";
import type { Club } from "@/lib/web/queries/club";
import type { Forecast } from "@/lib/web/queries/facilities";
import { pointOfEight } from "./weather-signs";

type Props = { club: Club; language: Language; forecast: Forecast };

const labelEvery = 3;

/** Two days by the hour as a picture, and the same as a table. */
export async function HourForecast({ club, language, forecast }: Props) {
  const t = await getTranslations("weather.hours");
  const hours = forecast.weather.hourly;
  const { points, low, high } = chartPoints(hours);
  const ground = chart.height - chart.bottom;
  const timeOf = (at: string) => clubTime(new Date(at), club.formats.standardTimeZone);
  const line = points
    .map(({ x, y }, at) => `${at === 0 ? "M" : "L"}${x.toFixed(1)} ${y.toFixed(1)}`)
    .join("");
  const scale = Array.from({ length: (high - low) / 5 + 1 }, (_, at) => low + at * 5);
  return (
    <section aria-labelledby="hours-heading">
      <h2 id="hours-heading" className="rule-bottom pb-5 font-serif text-section">
        {t("title")}
      </h2>
      <p className="mt-5 text-caption text-ink-3">{t("chart")}</p>
      <ScrollFrame className="mt-3">
        <svg
          viewBox={`0 0 ${chart.width} ${chart.height}`}
          aria-hidden="true"
          className="block w-full min-w-[52rem] text-[12px]"
        >
          {scale.map((temp) => (
            <g key={temp}>
              <path
                d={`M${chart.left} ${heightOf(temp, low, high)}H${chart.width}`}
                className={temp === 0 ? "stroke-line-2" : "stroke-line"}
              />
              <text x="0" y={heightOf(temp, low, high) + 4} className="fill-ink-3">
                {temp}°
              </text>
            </g>
          ))}
          {points.map(({ x, barHeight }, at) => (
            <path
              key={hours[at]?.at}
              d={`M${x - 6} ${ground}v${-barHeight}h12v${barHeight}z`}
              className="fill-water/55"
            />
          ))}
          <path d={line} fill="none" strokeWidth="2.5" strokeLinejoin="round" className="stroke-pine-700" />
          {points.map(({ x, y }, at) => {
            const hour = hours[at];
            if (!hour || at % labelEvery > 0) return null;
            return (
              <g key={hour.at} textAnchor="middle">
                <circle cx={x} cy={y} r="3.5" className="fill-pine-700" />
                <text x={x} y={y - 10} className="fill-ink font-semibold">
                  {Math.round(hour.temp)}°
                </text>
                <text x={x} y={ground + 20} className="fill-ink-2">
                  {timeOf(hour.at)}
                </text>
                {hour.playable ? null : <circle cx={x} cy={ground + 34} r="4" className="fill-bark" />}
              </g>
            );
          })}
        </svg>
      </ScrollFrame>
      <details className="mt-4">
        <summary className="inline-flex min-h-11 cursor-pointer items-center font-semibold underline underline-offset-[0.4em]">
          {t("table")}
        </summary>
        <HourTable club={club} language={language} forecast={forecast} />
      </details>
    </section>
  );
}

type Hour = WeatherPage["hourly"][number];

/** The box of the chart in its own units. */
const chart = { width: 960, height: 240, left: 36, right: 8, top: 24, bottom: 56 };

type ChartPoint = { x: number; y: number; barHeight: number };

/** Position of each hour: the temperature as a height, the chance of rain as a bar on the ground line. */
function chartPoints(hours: readonly Hour[]): { points: ChartPoint[]; low: number; high: number } {
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
function heightOf(temp: number, low: number, high: number): number {
  return chart.top + (chart.height - chart.top - chart.bottom) * (1 - (temp - low) / (high - low));
}

type HourTableProps = { club: Club; language: Language; forecast: Forecast };

const head = "py-3 pe-6 text-start font-semibold text-ink-2";
const cell = "py-2 pe-6 whitespace-nowrap";

/** Each hour in words and numbers. */
async function HourTable({ club, forecast }: HourTableProps) {
  const [t, home] = await Promise.all([getTranslations("weather.hours"), getTranslations("home.weather")]);
  const columns = [t("time"), t("sky"), t("temperature"), t("rainChance"), t("rain"), t("wind"), t("play")];
  return (
    <WideTable label={t("title")}>
      <thead>
        <tr className="rule-bottom">
          {columns.map((column) => (
            <th key={column} scope="col" className={head}>
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {forecast.weather.hourly.map((hour) => (
          <tr key={hour.at} className="border-b border-line">
            <th scope="row" className={`${cell} text-start font-normal`}>
              {formatDateTime(hour.at, club.formats)}
            </th>
            <td className={cell}>{forecast.skyName(hour.weatherCode)}</td>
            <td className={cell}>{weatherNumber(hour.temp, club.formats)} °C</td>
            <td className={cell}>{hour.pop} %</td>
            <td className={cell}>{weatherNumber(hour.rain, club.formats)} mm</td>
            <td className={cell}>
              {home(`directions.${pointOfEight(hour.windDir)}`)} {weatherNumber(hour.windSpeed, club.formats)}{" "}
              m/s
            </td>
            <td className={cell}>{hour.playable ? t("playable") : t("notPlayable")}</td>
          </tr>
        ))}
      </tbody>
    </WideTable>
  );
}
