"use client";

import type { CSSProperties } from "react";
import { HoleMapLabels, HoleMapScale } from "@/components/club/hole-map-labels";
import { Drawn } from "@/components/ui/layout/drawn";
import { type HoleLayout, handlesOf, type LayoutPart, type MappedHole } from "@/lib/landscape/hole-maps";
import { HandleButton } from "./handle-button";
import { PartOutline } from "./part-outline";
import { useHeldDrawing } from "./use-held-drawing";

type Props = {
  name: string;
  hole: MappedHole;
  /** The part whose handles stand on the drawing; null shows the map as visitors see it. */
  part: LayoutPart | null;
  onChange: (layout: HoleLayout, tag: string | null) => void;
  onLeave: () => void;
};

/** The map of a hole with handles on it: dragged by pointer or finger, moved by arrow keys a metre at a time, with Shift ten. */
export function HoleCanvas({ name, hole, part, onChange, onLeave }: Props) {
  const drawing = useHeldDrawing({ hole, onChange, onLeave });
  const { layout, map, nameOf } = drawing;
  const { frame, ground, labels } = map;
  const handles = part === null ? [] : handlesOf(layout).filter((handle) => handle.part === part);
  return (
    <div className="map-plate rounded-panel border border-line px-3 py-2">
      <div
        ref={drawing.box}
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
              onHold={drawing.hold}
              onDrag={(clientX, clientY) => drawing.drag(handle, clientX, clientY)}
              onDrop={() => drawing.drop(handle)}
              onStep={(by) => drawing.step(handle, by)}
              onLeave={drawing.leave}
            />
          );
        })}
      </div>
      <p role="status" className="visually-hidden">
        {drawing.moved}
      </p>
    </div>
  );
}
