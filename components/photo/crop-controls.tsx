"use client";

import { useTranslations } from "next-intl";
import { Icon, type IconName } from "@/components/ui/layout/icons";
import { type Crop, type Cut, moveBy, moveStep, zoomBounds, zoomTo } from "./crop";

type Props = { id: string; cut: Cut; crop: Crop; onCrop: (crop: Crop) => void };

const moves = [
  { to: "left", icon: "chevron-left", right: -1, down: 0 },
  { to: "right", icon: "chevron-right", right: 1, down: 0 },
  { to: "up", icon: "chevron-up", right: 0, down: -1 },
  { to: "down", icon: "chevron-down", right: 0, down: 1 },
] as const satisfies readonly { to: string; icon: IconName; right: number; down: number }[];

/** Zoom and moves without dragging (WCAG 2.5.7); what they came to is said (checklist A-08). */
export function CropControls({ id, cut, crop, onCrop }: Props) {
  const t = useTranslations("photo");
  const percent = (part: number) => Math.round(part * 100);
  return (
    <div className="w-full max-w-80">
      <label htmlFor={`${id}-zoom`} className="block text-caption font-semibold">
        {t("zoom")}
      </label>
      <input
        id={`${id}-zoom`}
        type="range"
        min={zoomBounds.min}
        max={zoomBounds.max}
        step={zoomBounds.step}
        value={crop.zoom}
        aria-valuetext={t("zoomValue", { percent: percent(crop.zoom) })}
        onChange={(event) => onCrop(zoomTo(cut, crop, Number(event.target.value)))}
        className="h-11 w-full"
      />
      <fieldset className="mt-2">
        <legend className="text-caption font-semibold">{t("move")}</legend>
        <div className="mt-1 flex gap-2">
          {moves.map(({ to, icon, right, down }) => (
            <button
              key={to}
              type="button"
              aria-label={t(`moves.${to}`)}
              onClick={() =>
                onCrop(moveBy(cut, crop, { right: right * moveStep * 2, down: down * moveStep * 2 }))
              }
              className="inline-flex size-11 items-center justify-center rounded-control border border-border bg-field hover:bg-hover"
            >
              <Icon name={icon} />
            </button>
          ))}
        </div>
      </fieldset>
      <p role="status" className="mt-3 text-caption text-ink-2">
        {t("state", { zoom: percent(crop.zoom), x: percent(crop.x), y: percent(crop.y) })}
      </p>
    </div>
  );
}
