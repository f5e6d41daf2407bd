import { useTranslations } from "next-intl";
import { Button } from "@/components/ui/button";
import { Icon } from "@/components/ui/layout/icons";
import { mapServices } from "@/lib/shared/addresses/map-services";
import { nearestCity } from "@/lib/shared/place/cities";
import type { Coordinates } from "@/lib/shared/place/coordinates";
import { clubDate, clubTime } from "@/lib/shared/time/club-time";
import { sunTimes } from "@/lib/shared/time/sun-times";
import { isZone } from "@/lib/shared/time/zone-offset";
import { useOffice } from "../../frame/root/office-context";

type Props = { place: Coordinates; zone: string; country: string; onZone: (zone: string) => void };

/** The place in words, so that a slip of the pen is seen: a city nearby, the sun of today, and the zone that fits. */
export function PlaceCheck({ place, zone, country, onZone }: Props) {
  const t = useTranslations("ishm.setup.place");
  const common = useTranslations("common");
  const { language, clubName, now } = useOffice();
  const nearest = nearestCity(place);
  if (!nearest) return null;
  const { city, kilometres, direction } = nearest;
  const clock = isZone(zone) ? zone : city.zone;
  const sun = sunTimes(clubDate(now(), clock), place.lat, place.lon);
  const name = city.names[language];
  return (
    <div className="flex flex-col gap-3 bg-paper-2 px-4 py-3">
      <p className="flex items-start gap-2.5 font-semibold">
        <Icon name="place" size={18} className="mt-0.5" />
        {kilometres < 1
          ? t("inCity", { city: name })
          : t("nearCity", {
              city: name,
              kilometres: Math.round(kilometres),
              direction: t(`directions.${direction}`),
            })}
      </p>
      <p className="flex items-start gap-2.5 text-ink-2">
        <Icon name="sun" size={18} className="mt-0.5" />
        {sun
          ? t("sun", { rise: clubTime(sun.sunrise, clock), set: clubTime(sun.sunset, clock) })
          : t("noSun")}
      </p>
      <p className="flex flex-wrap gap-x-5 gap-y-1 ps-7">
        {mapServices({ name: clubName, country, ...place }).map(({ name: service, href }) => (
          <a key={service} href={href} target="_blank" rel="noopener" className="link">
            {service}
            <span className="sr-only"> ({common("newWindow")})</span>
          </a>
        ))}
      </p>
      {city.zone === zone ? null : (
        <div className="flex flex-wrap items-center gap-3 border-t border-line pt-3">
          <span>{t("zoneThere", { zone: city.zone })}</span>
          <Button variant="outline" size="small" onClick={() => onZone(city.zone)}>
            {t("takeZone")}
          </Button>
        </div>
      )}
    </div>
  );
}
