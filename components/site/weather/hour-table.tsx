import { getTranslations } from "next-intl/server";
import { WideTable } from "@/components/site/layout/menu/wide-table";
import type { Language } from "@/lib/shared/languages";
import { formatDateTime } from "@/lib/shared/time/date-format";
import type { Club } from "@/lib/web/queries/club";
import type { Forecast } from "@/lib/web/queries/weather";
import { pointOfEight } from "./weather-signs";

type Props = { club: Club; language: Language; forecast: Forecast };

const head = "py-3 pe-6 text-start font-semibold text-ink-2";
const cell = "py-2 pe-6 whitespace-nowrap";

/** Each hour in words and numbers. */
export async function HourTable({ club, forecast }: Props) {
  const [t, home] = await Promise.all([getTranslations("weather.hours"), getTranslations("home.weather")]);
  const columns = [t("time"), t("sky"), t("temperature"), t("rainChance"), t("rain"), t("wind"), t("play")];
  return (
    <WideTable label={t("title")}>
      <thead>
        <tr className="border-b border-pine-800">
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
            <td className={cell}>{hour.temp} °C</td>
            <td className={cell}>{hour.pop} %</td>
            <td className={cell}>{hour.rain} mm</td>
            <td className={cell}>
              {home(`directions.${pointOfEight(hour.windDir)}`)} {hour.windSpeed} m/s
            </td>
            <td className={cell}>{hour.playable ? t("playable") : t("notPlayable")}</td>
          </tr>
        ))}
      </tbody>
    </WideTable>
  );
}
