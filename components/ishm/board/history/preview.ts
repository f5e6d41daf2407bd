import type { PageEntity } from "@/lib/contract/boards/board-entities";
import { fail, ok, type Result } from "@/lib/shared/result";
import { call } from "@/lib/web/api/browser";
import type { CallFailure } from "@/lib/web/api/call-failure";
import type { SavedRow } from "@/lib/web/boards/board";
import type { BoardDraft } from "@/lib/web/boards/board-draft";
import { draftPayload } from "@/lib/web/boards/revival";

type Payload = Record<string, unknown>;

/**
 * The content of a preview link: the input, with the files of the row and its pictures by their addresses. New
 * pictures are uploaded for it; files that were not saved yet are not part of it.
 */
export async function previewPayload(
  entity: PageEntity,
  draft: BoardDraft,
  saved: SavedRow | null,
): Promise<Result<Payload, CallFailure>> {
  const pictures: Record<string, string | null> = { ...saved?.pictures };
  for (const [part, file] of Object.entries(draft.pictures)) {
    if (file === null) pictures[part] = null;
    else {
      const sent = await call("POST /ops/images/{entity}", {
        params: { entity },
        body: {},
        files: [{ part: "image", file }],
      });
      if (!sent.ok) return fail(sent.failure);
      pictures[part] = sent.value.url;
    }
  }
  const files = (saved?.files ?? []).filter(({ fileIdx }) => !draft.removedFiles.includes(fileIdx));
  return ok({ ...draftPayload(draft, saved?.version ?? 0), idx: saved?.idx ?? 0, pictures, files });
}
