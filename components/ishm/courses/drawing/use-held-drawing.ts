import { useTranslations } from "next-intl";
import { useRef, useState } from "react";
import {
  drawHoleMap,
  drawingSeed,
  type Handle,
  type HoleLayout,
  handlesOf,
  type KeptDrawing,
  type MappedHole,
  moveHandle,
} from "@/lib/landscape/hole-maps";
import { useSiteTerrain } from "../../form/use-site-terrain";
import { useHandleName } from "./use-handle-name";

type Options = {
  hole: MappedHole;
  /** `tag` joins changes in a row to one step. */
  onChange: (layout: HoleLayout, tag: string | null) => void;
  /** A handle was left: the next change is a step of its own. */
  onLeave: () => void;
};

/**
 * The drawing while a handle of it is held: it stands still and follows the handle, is told of when the handle is let go,
 * and is fitted anew afterwards. `box` is the element that the drawing fills; `moved` says where the handle is now.
 */
export function useHeldDrawing({ hole, onChange, onLeave }: Options) {
  const t = useTranslations("ishm.courses.drawing");
  const nameOf = useHandleName();
  const box = useRef<HTMLDivElement>(null);
  const [kept, setKept] = useState<KeptDrawing | null>(null);
  const [dragged, setDragged] = useState<HoleLayout | null>(null);
  const [moved, setMoved] = useState("");
  // A quick drag ends before its last moves have been rendered.
  const held = useRef<HoleLayout | null>(null);
  const layout = dragged ?? hole.layout;
  const map = drawHoleMap({ ...hole, layout }, useSiteTerrain(), { kept: kept ?? undefined });
  const { frame } = map;
  const keep = () => setKept((now) => now ?? { frame, seed: drawingSeed(layout) });
  const announce = (next: HoleLayout, key: string) => {
    const handle = handlesOf(next).find((one) => one.key === key);
    if (handle) setMoved(next === layout ? t("stays", { name: nameOf(handle) }) : nameOf(handle));
  };
  return {
    box,
    layout,
    map,
    moved,
    nameOf,
    hold() {
      keep();
      held.current = layout;
      setDragged(layout);
    },
    drag({ key }: Handle, clientX: number, clientY: number) {
      const bounds = box.current?.getBoundingClientRect();
      if (!bounds?.width) return;
      const scale = frame.width / bounds.width;
      const to = frame.placeOf([(clientX - bounds.left) * scale, (clientY - bounds.top) * scale]);
      if (!held.current) return;
      held.current = moveHandle(held.current, key, to);
      setDragged(held.current);
    },
    drop({ key }: Handle) {
      const dropped = held.current ?? layout;
      held.current = null;
      setKept(null);
      setDragged(null);
      const handle = handlesOf(dropped).find((one) => one.key === key);
      if (handle) setMoved(nameOf(handle));
      onChange(dropped, null);
    },
    /** Moves a handle by metres to the right and down on the drawing. */
    step({ key, at }: Handle, [right, down]: readonly [number, number]) {
      keep();
      const [x, y] = frame.point(at);
      const next = moveHandle(layout, key, frame.placeOf([x + right * frame.scale, y + down * frame.scale]));
      announce(next, key);
      onChange(next, `step ${key}`);
    },
    leave() {
      setKept(null);
      onLeave();
    },
  };
}
