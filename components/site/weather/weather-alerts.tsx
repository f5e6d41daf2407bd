import { getTranslations } from "next-intl/server";
import type { WeatherPage } from "@/lib/contract/site/weather";
import { formatDateTime } from "@/lib/shared/time/date-format";
import type { Club } from "@/lib/web/queries/club";

type Props = { club: Club; alerts: WeatherPage["alerts"] };

/** What will pass the club's limits for golf, and when. */
export async function WeatherAlerts({ club, alerts }: Props) {
  const t = await getTranslations("weather.alerts");
  return (
    <section aria-labelledby="alerts-heading">
      <h2 id="alerts-heading" className="border-b border-pine-800 pb-5 font-serif text-section">
        {t("title")}
      </h2>
      {alerts.length === 0 ? <p className="py-5 text-ok">{t("none")}</p> : null}
      <ul>
        {alerts.map((alert) => (
          <li
            key={`${alert.type} ${alert.from}`}
            className="flex flex-wrap justify-between gap-x-8 border-b border-line py-4"
          >
            <span className="font-semibold text-warn">
              {t(`kinds.${alert.type}`, { value: alert.value })}
            </span>
            <span className="text-caption text-ink-2">
              {t("span", {
                from: formatDateTime(alert.from, club.formats),
                to: formatDateTime(alert.to, club.formats),
              })}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
