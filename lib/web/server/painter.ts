import sharp from "sharp";
import { drawCard } from "@/lib/web/cards/draw-card";
import { drawIcon } from "@/lib/web/icons/draw-icon";
import { drawLandscape } from "@/lib/web/pictures/draw-landscape";
import type { PaintAnswer, Painting, PaintOrder } from "@/lib/web/pictures/paint";
import { makeCut } from "@/lib/web/pictures/photograph-cut";
import { makeSized } from "@/lib/web/pictures/sized";

/*
 * The painter: a process of the web's that draws pictures (`lib/web/pictures/paint.ts`). It answers each order with the
 * picture or with what went wrong, and ends with the process that began it.
 */

sharp.cache(false);
sharp.concurrency(1);

// biome-ignore lint/suspicious/noExplicitAny: `paint` has checked what each of them is given.
const paintings: Readonly<Record<Painting, (...args: any[]) => Promise<Buffer>>> = {
  landscape: drawLandscape,
  cut: makeCut,
  sized: makeSized,
  card: drawCard,
  icon: drawIcon,
};

async function answer({ id, name, args }: PaintOrder): Promise<PaintAnswer> {
  try {
    return { id, bytes: await paintings[name](...args) };
  } catch (error) {
    return { id, error: error instanceof Error ? error.message : String(error) };
  }
}

process.on("message", async (order: PaintOrder) => {
  const done = await answer(order);
  if (process.connected) process.send?.(done);
});
process.on("disconnect", () => process.exit());
// The web is told to end by the same signal, and finishes what it has begun.
for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, () => {});
