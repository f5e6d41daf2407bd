"use client";

import { useTranslations } from "next-intl";
import { type KeyboardEvent, type PointerEvent, useEffect, useRef } from "react";
import { type Crop, moveBy, moveStep, zoomBounds, zoomTo } from "./crop";
import { drawCrop } from "./photo-file";

type Props = { picture: ImageBitmap; crop: Crop; hintId: string; onCrop: (crop: Crop) => void };

const arrows: Readonly<Record<string, { right: number; down: number }>> = {
  ArrowLeft: { right: -1, down: 0 },
  ArrowRight: { right: 1, down: 0 },
  ArrowUp: { right: 0, down: -1 },
  ArrowDown: { right: 0, down: 1 },
};
const zoomKeys: Readonly<Record<string, number>> = { "+": 1, "=": 1, "-": -1 };
/** Pixels of the drawing; shown at half of it, sharp on phones. */
const drawn = 640;

/** The part of the picture that will be the photo: dragged, or moved with the arrow keys. */
export function CropFrame({ picture, crop, hintId, onCrop }: Props) {
  const t = useTranslations("photo");
  const canvas = useRef<HTMLCanvasElement>(null);
  const last = useRef<{ x: number; y: number } | null>(null);

  useEffect(() => {
    if (canvas.current) drawCrop(canvas.current, picture, crop);
  }, [picture, crop]);

  const onKeyDown = (event: KeyboardEvent) => {
    const zoom = zoomKeys[event.key];
    const arrow = arrows[event.key];
    if (zoom === undefined && !arrow) return;
    event.preventDefault();
    const step = moveStep * (event.shiftKey ? 4 : 1);
    if (arrow) onCrop(moveBy(picture, crop, { right: arrow.right * step, down: arrow.down * step }));
    else onCrop(zoomTo(picture, crop, crop.zoom + Number(zoom) * zoomBounds.step));
  };
  const onPointerMove = ({ clientX, clientY, currentTarget }: PointerEvent) => {
    const from = last.current;
    if (!from) return;
    const edge = currentTarget.clientWidth || 1;
    last.current = { x: clientX, y: clientY };
    // The picture follows the finger: the square goes the other way.
    onCrop(moveBy(picture, crop, { right: (from.x - clientX) / edge, down: (from.y - clientY) / edge }));
  };

  return (
    <div
      role="application"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: the arrow keys move the picture; buttons beside it do the same
      tabIndex={0}
      aria-label={t("frame")}
      aria-describedby={hintId}
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
      <canvas ref={canvas} width={drawn} height={drawn} className="block aspect-square w-full" />
    </div>
  );
}
