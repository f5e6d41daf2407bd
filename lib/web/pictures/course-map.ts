import type { Terrain } from "@/lib/contract/code-values/scene";
import type { HoleLayout } from "@/lib/landscape";
import type { Brand } from "@/lib/shared/brand/brand";

/** The layouts of a nine, or null while one of its holes has none: half a course is no map. */
export function layoutsOf(course: { holes: readonly { layout: HoleLayout | null }[] }): HoleLayout[] | null {
  const layouts = course.holes.flatMap(({ layout }) => layout ?? []);
  return layouts.length > 0 && layouts.length === course.holes.length ? layouts : null;
}

/** A club's own colours; null for the product's. */
type Colors = Pick<Brand, "main" | "accent"> | null;

/** Version of a drawing in its address: other layouts, terrain or colours give another one, so a cached picture is never outdated (FNV-1a). */
export function courseMapVersion(
  layouts: readonly HoleLayout[],
  terrain: Terrain,
  colors: Colors = null,
): string {
  let hash = 0x811c9dc5;
  const land = terrain === "pine-hills" ? "" : terrain;
  const look = colors?.main ? `${colors.main}${colors.accent ?? ""}` : "";
  for (const char of JSON.stringify(layouts) + land + look) {
    hash = Math.imul(hash ^ (char.codePointAt(0) ?? 0), 0x01000193) >>> 0;
  }
  return hash.toString(36);
}

/** Address of the drawn map of a nine. */
export function courseMapAddress(
  courseCode: string,
  layouts: readonly HoleLayout[],
  terrain: Terrain,
  colors: Colors = null,
): string {
  return `/course-map/${encodeURIComponent(courseCode)}/${courseMapVersion(layouts, terrain, colors)}.svg`;
}
