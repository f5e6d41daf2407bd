"use client";

import { useTranslations } from "next-intl";
import { type KeyboardEvent, type PointerEvent, useEffect, useRef } from "react";
import { type Crop, moveBy, moveStep, type Size, zoomBounds, zoomTo } from "./crop";
import { drawPart } from "./photo-file";

type Props = {
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
export function CropFrame({ picture, to, crop, hintId, onCrop }: Props) {
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
      // biome-ignore lint/a11y/noNoninteractiveTabindex: the arrow keys move the picture; buttons beside it do the same
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
