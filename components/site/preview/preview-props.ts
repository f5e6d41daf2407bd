import type { Preview, PreviewScene } from "@/lib/web/previews/previewed";
import type { Club } from "@/lib/web/queries/club";

/** What the preview of a board's row is drawn from. */
export type PreviewProps = { preview: Preview; club: Club; scene: PreviewScene; now: Date };
