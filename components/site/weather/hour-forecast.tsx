import { getTranslations } from "next-intl/server";
import { ScrollFrame } from "@/components/ui/layout/scroll-frame";
import type { Language } from "@/lib/shared/languages";
import { clubTime } from "@/lib/shared/time/club-time";
import type { Club } from "@/lib/web/queries/club";
import type { Forecast } from "@/lib/web/queries/weather";
import { chart, chartPoints, heightOf } from "./hour-chart";
import { HourTable } from "./hour-table";

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
      <h2 id="hours-heading" className="border-b border-pine-800 pb-5 font-serif text-section">
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
