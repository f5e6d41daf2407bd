"use client";

import { useTranslations } from "next-intl";
import { TextField, type TextFieldProps } from "@/components/form/text-field";
import { Button } from "@/components/ui/button";
import { mapServices } from "@/lib/shared/addresses/map-services";
import { weatherGrid } from "@/lib/shared/weather-grid";
import { useOffice } from "../frame/root/office-context";
import type { SiteInfoDraft, SitePlainField } from "./site-info-draft";

type Props = {
  draft: SiteInfoDraft;
  fieldOf: (name: SitePlainField) => TextFieldProps;
  onChange: (part: Partial<SiteInfoDraft>) => void;
  isReadOnly: boolean;
};

/** The location of the club for letters, maps and weather. */
export function PlaceFields({ draft, fieldOf, onChange, isReadOnly }: Props) {
  const t = useTranslations("ishm.siteInfo");
  const place = placeOf(draft);
  const hasGrid = useOffice().formats.countryFormat.country === "KR";
  const cell = place && weatherGrid(place);
  const isCell = cell && draft.gridX === String(cell.x) && draft.gridY === String(cell.y);
  return (
    <>
      <div className="grid gap-4 min-[43.75rem]:grid-cols-[10rem_1fr_1fr]">
        <TextField {...fieldOf("zipCode")} inputMode="numeric" />
        <TextField {...fieldOf("lat")} inputMode="decimal" hint={t("latHint")} />
        <TextField {...fieldOf("lon")} inputMode="decimal" hint={t("lonHint")} />
      </div>
      {place ? <MapLinks {...place} /> : null}
      {hasGrid ? (
        <div className="grid items-start gap-4 border-t border-line pt-4 min-[43.75rem]:grid-cols-[10rem_10rem_1fr]">
          <TextField {...fieldOf("gridX")} inputMode="numeric" />
          <TextField {...fieldOf("gridY")} inputMode="numeric" />
          <div className="text-ink-2 min-[43.75rem]:pt-6">
            <p>{t("gridHint")}</p>
            {cell && !isCell && !isReadOnly ? (
              <Button
                variant="outline"
                size="small"
                className="mt-2"
                onClick={() => onChange({ gridX: String(cell.x), gridY: String(cell.y) })}
              >
                {t("gridTake", { x: String(cell.x), y: String(cell.y) })}
              </Button>
            ) : null}
          </div>
        </div>
      ) : null}
    </>
  );
}

/** The position in words, and on the maps that visitors use, so that a slip of the pen is seen. */
function MapLinks({ lat, lon }: { lat: number; lon: number }) {
  const t = useTranslations("ishm.siteInfo");
  const common = useTranslations("common");
  const { clubName, formats } = useOffice();
  return (
    <div className="flex flex-wrap items-baseline gap-x-5 gap-y-1">
      <p className="text-ink-2">
        {t("position", {
          lat: degrees(lat),
          north: lat < 0 ? "south" : "north",
          lon: degrees(lon),
          east: lon < 0 ? "west" : "east",
        })}
      </p>
      {mapServices({ name: clubName, lat, lon, country: formats.countryFormat.country }).map(
        ({ name, href }) => (
          <a key={name} href={href} target="_blank" rel="noopener" className="link">
            {name}
            <span className="sr-only"> ({common("newWindow")})</span>
          </a>
        ),
      )}
    </div>
  );
}

function placeOf({ lat, lon }: SiteInfoDraft): { lat: number; lon: number } | null {
  const place = { lat: Number(lat), lon: Number(lon) };
  if (lat.trim() === "" || lon.trim() === "") return null;
  return Math.abs(place.lat) <= 90 && Math.abs(place.lon) <= 180 ? place : null;
}

/** 37.3 as 37°18′00″. */
function degrees(value: number): string {
  const seconds = Math.round(Math.abs(value) * 3600);
  const part = (amount: number) => String(amount).padStart(2, "0");
  return `${Math.floor(seconds / 3600)}°${part(Math.floor(seconds / 60) % 60)}′${part(seconds % 60)}″`;
}
