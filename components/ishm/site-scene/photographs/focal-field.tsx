"use client";

import { useTranslations } from "next-intl";
import { type KeyboardEvent, type PointerEvent, useId, useRef } from "react";
import type { HeroPhotograph } from "@/lib/contract/site/site-hero";
import { type FocalPoint, roundedPoint } from "@/lib/shared/hero/crop";
import { pictureSet } from "@/lib/web/pictures/address";

type Props = {
  photograph: HeroPhotograph;
  value: FocalPoint;
  isReadOnly: boolean;
  onChange: (focal: FocalPoint) => void;
};

const step = 0.01;
const longStep = 0.1;
const moves: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};
const within = (share: number) => Math.max(0, Math.min(1, share));

/** The whole photograph with the point that has to stay in sight: moved by pointer, or by the arrow keys. */
export function FocalField({ photograph, value, isReadOnly, onChange }: Props) {
  const t = useTranslations("ishm.siteScene.photographs");
  const frame = useRef<HTMLDivElement>(null);
  const hintId = useId();
  const { url, width, height } = photograph;
  const move = (x: number, y: number) => onChange(roundedPoint({ x: within(x), y: within(y) }));

  function onPointer(event: PointerEvent) {
    const box = frame.current?.getBoundingClientRect();
    if (isReadOnly || !box || box.width === 0) return;
    if (event.type === "pointerdown") event.currentTarget.setPointerCapture?.(event.pointerId);
    else if (event.buttons === 0) return;
    move((event.clientX - box.left) / box.width, (event.clientY - box.top) / box.height);
  }

  function onKeyDown(event: KeyboardEvent) {
    const [x, y] = moves[event.key] ?? [];
    if (isReadOnly || x === undefined || y === undefined) return;
    event.preventDefault();
    const length = event.shiftKey ? longStep : step;
    move(value.x + x * length, value.y + y * length);
  }

  const place = { x: Math.round(value.x * 100), y: Math.round(value.y * 100) };
  return (
    <div data-slot="field" className="min-w-0">
      <p className="mb-1.5 text-caption font-semibold">{t("focal")}</p>
      <div
        ref={frame}
        className="relative touch-none overflow-hidden border border-line select-none"
        style={{ aspectRatio: `${width} / ${height}`, cursor: isReadOnly ? "default" : "crosshair" }}
        onPointerDown={onPointer}
        onPointerMove={onPointer}
      >
        <img
          src={url}
          srcSet={pictureSet(url)}
          sizes="480px"
          alt=""
          draggable={false}
          className="absolute inset-0 size-full object-fill"
        />
        <button
          type="button"
          id="focal"
          disabled={isReadOnly}
          aria-label={t("focalAt", place)}
          aria-describedby={hintId}
          onKeyDown={onKeyDown}
          className="absolute size-8 -translate-x-1/2 -translate-y-1/2 rounded-full border-3 border-white bg-black/35 shadow-[0_0_0_2px_#000]"
          style={{ left: `${value.x * 100}%`, top: `${value.y * 100}%` }}
        />
      </div>
      <p id={hintId} className="mt-1.5 text-caption text-ink-2">
        {t("focalHint")}
      </p>
      <p role="status" className="visually-hidden">
        {t("focalAt", place)}
      </p>
    </div>
  );
}
