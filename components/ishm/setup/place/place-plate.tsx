import { useTranslations } from "next-intl";
import { type KeyboardEvent, type PointerEvent, useState } from "react";
import { Button } from "@/components/ui/button";
import type { Coordinates } from "@/lib/shared/place/coordinates";
import {
  isInView,
  type PlateZoom,
  placeAfterKey,
  placeAt,
  plateStep,
  plateView,
  plateZooms,
} from "@/lib/shared/place/plate";
import { PlateDrawing } from "./plate-drawing";

type Props = { place: Coordinates | null; disabled: boolean; onMove: (place: Coordinates) => void };

const middle: Coordinates = { lat: 0, lon: 0 };

/**
 * The earth as a net of degrees with the known cities for orientation, on which the place is set by a click and moved by
 * the arrow keys. No map is loaded from anywhere.
 */
export function PlacePlate({ place, disabled, onMove }: Props) {
  const t = useTranslations("ishm.setup.place.plate");
  const [zoom, setZoom] = useState<PlateZoom>(1);
  const [centre, setCentre] = useState(place ?? middle);
  const readout = useReadout();
  const kept = plateView(centre, zoom);
  const view = place && !isInView(place, kept) ? plateView(place, zoom) : kept;
  const enlarge = (by: 1 | -1) => {
    const next = plateZooms[plateZooms.indexOf(zoom) + by];
    if (next === undefined) return;
    setCentre(place ?? centre);
    setZoom(next);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    if (event.key === "+" || event.key === "=") return enlarge(1);
    if (event.key === "-") return enlarge(-1);
    const to = placeAfterKey(place ?? middle, event.key, plateStep(zoom, event.shiftKey));
    if (!to || disabled) return;
    event.preventDefault();
    if (!isInView(to, view)) setCentre(to);
    onMove(to);
  };
  const onPointerDown = (event: PointerEvent<HTMLDivElement>) => {
    const box = event.currentTarget.getBoundingClientRect();
    if (disabled || event.button !== 0 || box.width === 0) return;
    setCentre({ lat: view.north - view.high / 2, lon: view.west + view.wide / 2 });
    onMove(placeAt(view, (event.clientX - box.left) / box.width, (event.clientY - box.top) / box.height));
  };
  return (
    <div className="flex flex-col gap-2">
      <div
        role="slider"
        tabIndex={0}
        aria-label={t("label")}
        aria-roledescription={t("role")}
        aria-describedby="place-plate-help"
        aria-valuemin={-90}
        aria-valuemax={90}
        aria-valuenow={place?.lat ?? 0}
        aria-valuetext={place ? readout(place) : t("nowhere")}
        aria-disabled={disabled || undefined}
        onKeyDown={onKeyDown}
        onPointerDown={onPointerDown}
        className="cursor-crosshair touch-manipulation border border-line-2 bg-paper-2 select-none"
      >
        <PlateDrawing view={view} place={place} />
      </div>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button
          variant="outline"
          size="small"
          aria-disabled={zoom === plateZooms[0]}
          className="aria-disabled:opacity-60"
          onClick={() => enlarge(-1)}
        >
          {t("smaller")}
        </Button>
        <Button
          variant="outline"
          size="small"
          aria-disabled={zoom === plateZooms.at(-1)}
          className="aria-disabled:opacity-60"
          onClick={() => enlarge(1)}
        >
          {t("larger")}
        </Button>
        <output className="font-semibold tabular-nums">{place ? readout(place) : t("nowhere")}</output>
      </div>
      <p id="place-plate-help" className="text-caption text-ink-2">
        {t("help")}
      </p>
    </div>
  );
}

/** "56.3433° north, 2.8022° west", as the language says it. */
function useReadout(): (place: Coordinates) => string {
  const t = useTranslations("ishm.siteInfo");
  const degrees = (value: number) => `${Math.abs(value).toFixed(4)}°`;
  return ({ lat, lon }) =>
    t("position", {
      lat: degrees(lat),
      north: lat < 0 ? "south" : "north",
      lon: degrees(lon),
      east: lon < 0 ? "west" : "east",
    });
}
