import { type DraftEntity, draftMenus } from "@/lib/contract/boards/board-entities";
import type { PermissionFlag } from "@/lib/contract/define-route";
import { listAuditEntries } from "../../../domains/audit";
import { createPreview, forgetDraft, keepDraft, readDraft, readPreview } from "../../../domains/drafts";
import type { CallContext, Handlers } from "../../handler";
import { holdsAnyFlag, requireFlag } from "../../rights/guard";

/** The rights of the board that a form belongs to. */
function requireBoard({ db, caller }: CallContext, entity: DraftEntity, flag: PermissionFlag): Promise<void> {
  return requireFlag(db, caller, draftMenus[entity], flag);
}

/** Who may create a row may keep its form; who may change rows may keep theirs. */
function writeFlag(idx: number | null): PermissionFlag {
  return idx ? "U" : "C";
}

/** Unsaved forms, revisions and preview links of the boards (domain.md A35). */
export const draftsHandlers: Handlers<
  | "GET /ops/drafts/{entity}/{idx}"
  | "PUT /ops/drafts/{entity}/{idx}"
  | "DELETE /ops/drafts/{entity}/{idx}"
  | "GET /ops/revisions/{entity}/{idx}"
  | "POST /ops/previews"
  | "GET /ext/previews/{token}"
> = {
  "GET /ops/drafts/{entity}/{idx}": ({ db, ctx }, { params }) => readDraft(db, ctx, params),
  "PUT /ops/drafts/{entity}/{idx}": async (context, { params, body }) => {
    await requireBoard(context, params.entity, writeFlag(params.idx));
    return keepDraft(context.db, context.ctx, params, body.payload);
  },
  "DELETE /ops/drafts/{entity}/{idx}": async (context, { params }) => {
    await requireBoard(context, params.entity, writeFlag(params.idx));
    return forgetDraft(context.db, context.ctx, params);
  },
  "GET /ops/revisions/{entity}/{idx}": ({ db, ctx }, { params: { entity, idx }, query: { page, size } }) =>
    listAuditEntries(db, ctx, { entity, entityKey: String(idx), page, size }),
  "POST /ops/previews": async (context, { body }) => {
    await requireBoard(context, body.entity, writeFlag(body.idx));
    return createPreview(context.db, context.ctx, body);
  },
  "GET /ext/previews/{token}": ({ db, ctx, club }, { params }) =>
    readPreview(db, ctx, params.token, (adminIdx, entity) =>
      holdsAnyFlag(db, { adminIdx, clubCode: club.clubCode }, draftMenus[entity], ["C", "U"]),
    ),
};
