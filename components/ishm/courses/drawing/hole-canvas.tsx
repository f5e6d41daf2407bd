"use client";

import { useTranslations } from "next-intl";
import { type CSSProperties, useRef, useState } from "react";
import { HoleMapLabels, HoleMapScale } from "@/components/club/hole-map-labels";
import { Drawn } from "@/components/ui/layout/drawn";
import {
  drawHoleMap,
  drawingSeed,
  type Handle,
  type HoleLayout,
  handlesOf,
  type KeptDrawing,
  type LayoutPart,
  type MappedHole,
  moveHandle,
  type Position,
} from "@/lib/landscape/hole-maps";
import { HandleButton } from "./handle-button";
import { PartOutline } from "./part-outline";
import { useHandleName } from "./use-handle-name";

type Props = {
  name: string;
  hole: MappedHole;
  /** The part whose handles stand on the drawing; null shows the map as visitors see it. */
  part: LayoutPart | null;
  /** `tag` joins changes in a row to one step. */
  onChange: (layout: HoleLayout, tag: string | null) => void;
  /** A handle was left: the next change is a step of its own. */
  onLeave: () => void;
};

/**
 * The map of a hole with handles on it: dragged by pointer or finger, moved by arrow keys a metre at a time, with Shift
 * ten. The drawing stands still while a handle is held and is fitted anew afterwards.
 */
export function HoleCanvas({ name, hole, part, onChange, onLeave }: Props) {
  const t = useTranslations("ishm.courses.drawing");
  const nameOf = useHandleName();
  const box = useRef<HTMLDivElement>(null);
  const [kept, setKept] = useState<KeptDrawing | null>(null);
  const [dragged, setDragged] = useState<HoleLayout | null>(null);
  const [moved, setMoved] = useState("");
  const layout = dragged ?? hole.layout;
  const shown = { ...hole, layout };
  const { frame, ground, labels } = drawHoleMap(shown, kept ?? undefined);
  const handles = part === null ? [] : handlesOf(layout).filter((handle) => handle.part === part);
  const keep = () => setKept((now) => now ?? { frame, seed: drawingSeed(layout) });
  const announce = (next: HoleLayout, key: string) => {
    const handle = handlesOf(next).find((one) => one.key === key);
    if (handle) setMoved(next === layout ? t("stays", { name: nameOf(handle) }) : nameOf(handle));
  };
  const placeAt = (clientX: number, clientY: number): Position | null => {
    const bounds = box.current?.getBoundingClientRect();
    if (!bounds?.width) return null;
    const scale = frame.width / bounds.width;
    return frame.placeOf([(clientX - bounds.left) * scale, (clientY - bounds.top) * scale]);
  };
  const step = ({ key, at }: Handle, [right, down]: readonly [number, number]) => {
    keep();
    const [x, y] = frame.point(at);
    const next = moveHandle(layout, key, frame.placeOf([x + right * frame.scale, y + down * frame.scale]));
    announce(next, key);
    onChange(next, `step ${key}`);
  };
  return (
    <div className="map-plate rounded-panel border border-line px-3 py-2">
      <div
        ref={box}
        className="relative mx-auto"
        style={{ maxInlineSize: frame.width * 1.2, aspectRatio: `${frame.width} / ${frame.height}` }}
      >
        <svg
          role="img"
          aria-label={name}
          viewBox={`0 0 ${frame.width} ${frame.height}`}
          className="hole-map overflow-visible"
          style={{ "--map-width": frame.width } as CSSProperties}
        >
          <Drawn svg={ground} />
          {part === null ? <HoleMapLabels labels={labels} /> : null}
          <HoleMapScale frame={frame} layout={layout} />
          {part === null ? null : <PartOutline part={part} layout={layout} frame={frame} />}
        </svg>
        {handles.map((handle) => {
          const [x, y] = frame.point(handle.at);
          return (
            <HandleButton
              key={handle.key}
              handle={handle}
              name={nameOf(handle)}
              style={{ left: `${(x / frame.width) * 100}%`, top: `${(y / frame.height) * 100}%` }}
              onHold={() => {
                keep();
                setDragged(layout);
              }}
              onDrag={(clientX, clientY) => {
                const place = placeAt(clientX, clientY);
                if (place) setDragged((now) => now && moveHandle(now, handle.key, place));
              }}
              onDrop={() => {
                setKept(null);
                setDragged(null);
                announce(layout, handle.key);
                onChange(layout, null);
              }}
              onStep={(by) => step(handle, by)}
              onLeave={() => {
                setKept(null);
                onLeave();
              }}
            />
          );
        })}
      </div>
      <p role="status" className="visually-hidden">
        {moved}
      </p>
    </div>
  );
}
