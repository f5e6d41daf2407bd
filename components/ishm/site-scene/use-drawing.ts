import { useEffect, useState } from "react";
import type { LandscapeSet, LandscapeView } from "@/lib/landscape/address";

/** The subject of a preview: the hero in one light, or the clubhouse, of a view that may not be saved yet. */
export type PreviewOf =
  | { kind: "hero"; view: LandscapeView; set: LandscapeSet }
  | { kind: "clubhouse"; name: string };

/** One drawing at a time: each takes the browser a moment, and the form must go on answering. */
let last: Promise<unknown> = Promise.resolve();

async function drawPreview(preview: PreviewOf): Promise<string> {
  const { findDrawing, landscapeHeight, landscapeSvg } = await import("@/lib/landscape");
  if (preview.kind === "clubhouse") return findDrawing(`${preview.name}.svg`)?.draw() ?? "";
  const { view, set } = preview;
  const size = { layout: "card", width: 600, height: landscapeHeight("card", 600) } as const;
  return landscapeSvg({ ...set, ...view, ...size });
}

/**
 * A drawing that the browser makes by itself, as an address for `<img>`: the server draws nothing that is not saved. Null
 * until it is drawn; the picture before it stays meanwhile.
 */
export function useDrawing(preview: PreviewOf): string | null {
  const [address, setAddress] = useState<string | null>(null);
  const key = JSON.stringify(preview);
  useEffect(() => {
    let isGone = false;
    const drawing = last.then(() => (isGone ? "" : drawPreview(JSON.parse(key))));
    last = drawing.catch(() => null);
    drawing.then(
      (svg) => {
        if (!isGone && svg) setAddress(URL.createObjectURL(new Blob([svg], { type: "image/svg+xml" })));
      },
      () => null,
    );
    return () => {
      isGone = true;
    };
  }, [key]);
  useEffect(() => () => void (address && URL.revokeObjectURL(address)), [address]);
  return address;
}
