"use client";

import { clsx } from "clsx";
import { useTranslations } from "next-intl";
import { type KeyboardEvent, type PointerEvent, useEffect, useRef } from "react";
import { Icon, type IconName } from "@/components/ui/layout/icons";
import { type Crop, type Cut, moveBy, moveStep, type Size, zoomBounds, zoomTo } from "./crop";
import { drawPart } from "./photo-file";

type Props = { id: string; picture: ImageBitmap; to: Size; crop: Crop; onCrop: (crop: Crop) => void };

/** The choice of a part of a picture: by dragging, by keys, by buttons. */
export function CropTools({ id, picture, to, crop, onCrop }: Props) {
  const t = useTranslations("photo");
  const isWide = to.width > to.height * 1.5;
  return (
    <div className="flex flex-wrap gap-x-8 gap-y-5">
      <div className={clsx("w-full", !isWide && "max-w-80")}>
        <CropFrame picture={picture} to={to} crop={crop} hintId={`${id}-crop-hint`} onCrop={onCrop} />
        <p id={`${id}-crop-hint`} className="mt-2 text-caption text-ink-3">
          {t("frameHint")}
        </p>
      </div>
      <CropControls id={id} cut={{ from: picture, to }} crop={crop} onCrop={onCrop} />
    </div>
  );
}

type CropControlsProps = { id: string; cut: Cut; crop: Crop; onCrop: (crop: Crop) => void };

const moves = [
  { to: "left", icon: "chevron-left", right: -1, down: 0 },
  { to: "right", icon: "chevron-right", right: 1, down: 0 },
  { to: "up", icon: "chevron-up", right: 0, down: -1 },
  { to: "down", icon: "chevron-down", right: 0, down: 1 },
] as const satisfies readonly { to: string; icon: IconName; right: number; down: number }[];

/** Zoom and moves without dragging (WCAG 2.5.7); what they came to is said (checklist A-08). */
function CropControls({ id, cut, crop, onCrop }: CropControlsProps) {
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

type CropFrameProps = {
  picture: ImageBitmap;
  to: Size;
  crop: Crop;
  hintId: string;
  onCrop: (crop: Crop) => void;
};

const arrows: Readonly<Record<string, { right: number; down: number }>> = {
  ArrowLeft: { right: -1, down: 0 },
  ArrowRight: { right: 1, down: 0 },
  ArrowUp: { right: 0, down: -1 },
  ArrowDown: { right: 0, down: 1 },
};
const zoomKeys: Readonly<Record<string, number>> = { "+": 1, "=": 1, "-": -1 };
/** Pixels of the longer edge of the drawing: more than are shown, so that it is sharp on phones. */
const drawnEdge = 960;

/** The part of the picture that will be shown: dragged, or moved with the arrow keys. */
function CropFrame({ picture, to, crop, hintId, onCrop }: CropFrameProps) {
  const t = useTranslations("photo");
  const canvas = useRef<HTMLCanvasElement>(null);
  const cut = { from: picture, to };
  const scale = drawnEdge / Math.max(to.width, to.height);
  const last = useRef<{ x: number; y: number } | null>(null);

  useEffect(() => {
    if (canvas.current) drawPart(canvas.current, picture, crop);
  }, [picture, crop]);

  const onKeyDown = (event: KeyboardEvent) => {
    const zoom = zoomKeys[event.key];
    const arrow = arrows[event.key];
    if (zoom === undefined && !arrow) return;
    event.preventDefault();
    const step = moveStep * (event.shiftKey ? 4 : 1);
    if (arrow) onCrop(moveBy(cut, crop, { right: arrow.right * step, down: arrow.down * step }));
    else onCrop(zoomTo(cut, crop, crop.zoom + Number(zoom) * zoomBounds.step));
  };
  const onPointerMove = ({ clientX, clientY, currentTarget }: PointerEvent) => {
    const from = last.current;
    if (!from) return;
    const { clientWidth, clientHeight } = currentTarget;
    last.current = { x: clientX, y: clientY };
    // The picture follows the finger: the part goes the other way.
    const by = {
      right: (from.x - clientX) / (clientWidth || 1),
      down: (from.y - clientY) / (clientHeight || 1),
    };
    onCrop(moveBy(cut, crop, by));
  };

  return (
    <div
      role="application"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: the arrow keys move the picture; buttons next to it do the same
      tabIndex={0}
      aria-label={t("frame")}
      aria-describedby={hintId}
      style={{ maxWidth: `calc(50dvh * ${to.width / to.height})` }}
      className="w-full cursor-move touch-none border border-heading bg-sheet"
      onKeyDown={onKeyDown}
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId);
        last.current = { x: event.clientX, y: event.clientY };
      }}
      onPointerMove={onPointerMove}
      onPointerUp={() => {
        last.current = null;
      }}
      onPointerCancel={() => {
        last.current = null;
      }}
    >
      <canvas
        ref={canvas}
        width={Math.round(to.width * scale)}
        height={Math.round(to.height * scale)}
        className="block h-auto w-full"
      />
    </div>
  );
}
