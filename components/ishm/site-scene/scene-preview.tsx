"use client";

import { cn } from "@/components/ui/cn";
import { type PreviewOf, useDrawing } from "./use-drawing";

type Props = { of: PreviewOf; width: number; height: number; className?: string };

/** A picture of the club that may not be saved yet; what it shows is said next to it. */
export function ScenePreview({ of, width, height, className }: Props) {
  const src = useDrawing(of);
  const frame = cn("block h-auto w-full bg-hover", className);
  if (!src) return <span className={frame} style={{ aspectRatio: `${width} / ${height}` }} />;
  return <img src={src} alt="" width={width} height={height} className={frame} />;
}
