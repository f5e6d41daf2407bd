import type { Club } from "@/lib/web/queries/club";
import type { Preview, PreviewScene } from "@/lib/web/previews/preview";

/** What the preview of a board's row is drawn from. */
export type PreviewProps = { preview: Preview; club: Club; scene: PreviewScene; now: Date };
