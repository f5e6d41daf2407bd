import type { CallOutput } from "@/lib/contract/routes";
import type { Language } from "@/lib/shared/languages";
import type { Board, BoardContext } from "../boards/board";
import { type BoardDraft, type BoardText, mainLanguage } from "../boards/board-draft";
import { isFields, revived } from "../boards/revival";

export type Preview = CallOutput<"GET /ext/previews/{token}">;

/** Where a preview is looked at. */
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
