import { z } from "zod";
import { type FileLink, fileSchema } from "@/lib/contract/common";
import type { CallOutput } from "@/lib/contract/routes";
import type { Language } from "@/lib/shared/languages";
import type { Board, BoardContext } from "@/lib/web/boards/board";
import { type BoardDraft, type BoardText, mainLanguage } from "@/lib/web/boards/board-draft";
import { isFields, revived } from "@/lib/web/boards/revival";

export type Preview = CallOutput<"GET /ext/previews/{token}">;

/** The context in which a preview is rendered. */
export type PreviewScene = BoardContext & { defaultLanguage: Language };

/** The form that was sent, with the text that a reader of the scene's language gets: its own, the club's, or any. */
export function previewed<D extends BoardDraft<T>, R, T extends BoardText>(
  board: Pick<Board<D, R, T>, "empty" | "texts">,
  { payload }: Preview,
  scene: PreviewScene,
) {
  const draft = revived(board.empty(scene), payload);
  const own = mainLanguage(board.texts, draft, scene.language);
  const language = own === scene.language ? own : mainLanguage(board.texts, draft, scene.defaultLanguage);
  return { draft, language, text: draft.texts[language] };
}

/** The address of a picture that the preview names. */
export function previewPicture({ payload }: Preview, part: string): string | null {
  const picture = isFields(payload.pictures) ? payload.pictures[part] : null;
  return typeof picture === "string" ? picture : null;
}

const files = z.array(fileSchema);

/** The files of the row that a preview shows; what is no file is left out. */
export function previewFiles({ payload }: Preview): FileLink[] {
  const read = files.safeParse(payload.files);
  return read.success ? read.data : [];
}
