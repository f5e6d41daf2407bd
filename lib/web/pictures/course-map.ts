import type { Terrain } from "@/lib/contract/code-values/scene";
import type { HoleLayout } from "@/lib/landscape";

/** The layouts of a nine, or null while one of its holes has none: half a course is no map. */
export function layoutsOf(course: { holes: readonly { layout: HoleLayout | null }[] }): HoleLayout[] | null {
  const layouts = course.holes.flatMap(({ layout }) => layout ?? []);
  return layouts.length > 0 && layouts.length === course.holes.length ? layouts : null;
}

/** Version of a drawing in its address: other layouts or another terrain give another one, so a cached picture is never outdated (FNV-1a). */
export function courseMapVersion(layouts: readonly HoleLayout[], terrain: Terrain): string {
  let hash = 0x811c9dc5;
  for (const char of JSON.stringify(layouts) + (terrain === "pine-hills" ? "" : terrain)) {
    hash = Math.imul(hash ^ (char.codePointAt(0) ?? 0), 0x01000193) >>> 0;
  }
  return hash.toString(36);
}

/** Address of the drawn map of a nine. */
export function courseMapAddress(
  courseCode: string,
  layouts: readonly HoleLayout[],
  terrain: Terrain,
): string {
  return `/course-map/${encodeURIComponent(courseCode)}/${courseMapVersion(layouts, terrain)}.svg`;
}
