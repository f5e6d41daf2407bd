import { getTranslations } from "next-intl/server";
import { Icon } from "@/components/ui/layout/icons";
import type { ClubEntry } from "@/lib/contract/boards/club-entries";
import { type MapPlace, windOf } from "@/lib/landscape";
import { mapServices } from "@/lib/shared/addresses/map-services";
import type { Language } from "@/lib/shared/languages";
import { plainNumber } from "@/lib/shared/money/club-numbers";
import type { Club } from "@/lib/web/queries/club";
import { ClubMapFigure } from "./club-map";
import { ClubSection } from "./club-section";

type Props = {
  club: Club;
  language: Language;
  title: string;
  ways: readonly ClubEntry[];
  places: readonly ClubEntry[];
};

/** Where the club is: the drawn map, the same places in words, the ways there, and the maps of others. */
export async function Location({ club, language, title, ways, places: entries }: Props) {
  const t = await getTranslations("club.location");
  const { info } = club;
  const places = entries.flatMap(mapPlace);
  return (
    <ClubSection id="location" title={title}>
      <ClubMapFigure club={club} places={places} />
      <div className="mt-8 grid grid-cols-1 gap-x-16 gap-y-10 min-[43.75rem]:grid-cols-2">
        <Address club={club} />
        {places.length > 0 ? (
          <div>
            <h3 className="text-group font-semibold">{t("around")}</h3>
            <ul className="mt-2">
              {places.map(({ name, bearing, km }) => (
                <li
                  key={`${name} ${bearing}`}
                  className="flex items-baseline justify-between gap-4 border-b border-line py-2.5"
                >
                  <span>{name}</span>
                  <span className="text-caption text-ink-2">
                    {t("distance", {
                      km: plainNumber(km, club.formats),
                      direction: t(`directions.${windOf(bearing)}`),
                    })}
                  </span>
                </li>
              ))}
            </ul>
          </div>
        ) : null}
      </div>
      <Ways language={language} ways={ways} />
      <h3 className="mt-10 text-group font-semibold">{t("services")}</h3>
      <ul className="mt-2 flex flex-wrap gap-x-8">
        {mapServices({
          name: info.clubName,
          lat: info.lat,
          lon: info.lon,
          country: club.formats.countryFormat.country,
        }).map(({ name, href }) => (
          <li key={name}>
            <a
              href={href}
              target="_blank"
              rel="noreferrer"
              aria-label={t("service", { service: name })}
              className="link inline-flex min-h-11 items-center gap-2"
            >
              {name}
              <Icon name="external" size={16} />
            </a>
          </li>
        ))}
      </ul>
    </ClubSection>
  );
}

/** A place as the map draws it; one that lacks a number is on no map. */
function mapPlace({ title: name, bearing, km, placeKind: kind }: ClubEntry): MapPlace[] {
  return bearing === null || km === null || kind === null ? [] : [{ name, bearing, km, kind }];
}

function Ways({ language, ways }: { language: Language; ways: readonly ClubEntry[] }) {
  if (ways.length === 0) return null;
  return (
    <dl className="mt-10 border-t border-line">
      {ways.map((way) => (
        <div
          key={way.entryIdx}
          lang={way.language === language ? undefined : way.language}
          className="gap-x-10 border-b border-line py-4 min-[37.5rem]:flex"
        >
          <dt className="w-40 shrink-0 font-semibold">{way.title}</dt>
          <dd className="max-w-[40rem] text-ink-2">{way.text}</dd>
        </div>
      ))}
    </dl>
  );
}

async function Address({ club }: { club: Club }) {
  const t = await getTranslations("club.location");
  const { address, addressDetail, zipCode, clubPhoneNo, lat, lon } = club.info;
  return (
    <address className="not-italic">
      <h3 className="text-group font-semibold">{t("address")}</h3>
      <p className="mt-2 font-serif text-sub text-pine-900">
        {address} {addressDetail} ({zipCode})
      </p>
      <dl className="mt-4 grid grid-cols-[auto_1fr] gap-x-6 gap-y-1 text-ink-2">
        <dt>{t("phone")}</dt>
        <dd>
          <a href={`tel:${clubPhoneNo}`} className="link">
            {clubPhoneNo}
          </a>
        </dd>
        <dt>{t("coordinates")}</dt>
        <dd>
          {lat}, {lon}
        </dd>
      </dl>
    </address>
  );
}
