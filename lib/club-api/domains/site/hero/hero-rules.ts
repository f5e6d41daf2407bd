import type { PixelGrid } from "@/lib/shared/hero/measure";

/** The mean colours of the upper and of the lower third of a picture, as `#rrggbb`. */
export function groundColors(grid: PixelGrid): { topColor: string; footColor: string } {
  const third = Math.max(1, Math.floor(grid.height / 3));
  return {
    topColor: meanColor(grid, 0, third),
    footColor: meanColor(grid, grid.height - third, grid.height),
  };
}

function meanColor({ width, channels, pixels }: PixelGrid, fromRow: number, toRow: number): string {
  const sums = [0, 0, 0];
  for (let at = fromRow * width * channels; at < toRow * width * channels; at += channels) {
    for (const channel of [0, 1, 2]) sums[channel] = (sums[channel] ?? 0) + (pixels[at + channel] ?? 0);
  }
  const count = Math.max(1, (toRow - fromRow) * width);
  return `#${sums
    .map((sum) =>
      Math.round(sum / count)
        .toString(16)
        .padStart(2, "0"),
    )
    .join("")}`;
}
