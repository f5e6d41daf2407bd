import "server-only";
import { resolve } from "node:path";
import { landscapeImage } from "./raster";
import { clubView } from "./view";

/** Pictures are kept beside the build: they depend on nothing but their address and the club. */
export const landscapeFolder = resolve(".next/cache/landscape");

/** What cards of social media show the view in, whatever the hour of whoever shares a page. */
export const cardGround = { name: "dusk-clear-straw", layout: "card", width: 1200, format: "jpg" } as const;

const first = [
  { layout: "wide", width: 1440, format: "avif" },
  { layout: "tall", width: 780, format: "avif" },
] as const;

/** Has the pictures of a page drawn while the page itself is being made, so that its first visitor need not wait. */
export function warmLandscape(name: string): void {
  for (const input of [...first.map((one) => ({ ...one, name })), cardGround]) {
    landscapeImage({ ...input, folder: landscapeFolder, seed: clubView() }).catch((error: unknown) =>
      process.stderr.write(
        `${JSON.stringify({ level: "warn", msg: "landscape", name: input.name, error: String(error) })}\n`,
      ),
    );
  }
}
