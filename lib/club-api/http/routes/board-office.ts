import { listAuditEntries } from "@/lib/club-api/domains/audit";
import { storeImage } from "@/lib/club-api/domains/content-images";
import {
  createPreview,
  forgetDraft,
  readDraft,
  readPreview,
  storeDraft,
} from "@/lib/club-api/domains/drafts";
import { ClubFailure } from "@/lib/club-api/platform/failure";
import { boardOffices } from "@/lib/club-api/workflows/site/board-offices";
import { openTextImage } from "@/lib/club-api/workflows/site/open-file";
import { type DraftEntity, draftMenus } from "@/lib/contract/boards/board-entities";
import type { PermissionFlag } from "@/lib/contract/define-route";
import { fileReader } from "../context";
import type { CallContext, RouteHandlers } from "../handler";
import { holdsAnyFlag, requireFlag } from "../rights/guard";

/** The rights of the board that a form belongs to. */
function requireBoard({ db, caller }: CallContext, entity: DraftEntity, flag: PermissionFlag): Promise<void> {
  return requireFlag(db, caller, draftMenus[entity], flag);
}

/** Who may create a row may keep its form; who may change rows may keep theirs. */
function writeFlag(idx: number | null): PermissionFlag {
  return idx ? "U" : "C";
}

export const boardOfficeHandlers = {
  "GET /ops/boards/{entity}/counts": (context, { params }) => boardOffices[params.entity].counts(context),
  "GET /ops/trash/{entity}": (context, { params, query: { page, size } }) =>
    boardOffices[params.entity].trash(context, { page, size }),
  "POST /ops/trash/{entity}/restore": (context, { params, body }) =>
    boardOffices[params.entity].restore(context, body.idxs),
  "PUT /ops/boards/{entity}/visibility": (context, { params, body }) =>
    boardOffices[params.entity].show(context, body.idxs, body.isVisible),
  "PUT /ops/boards/{entity}/orders": (context, { params, body }) =>
    boardOffices[params.entity].move(context, body.orders),
  "GET /ops/drafts/{entity}/{idx}": ({ db, ctx }, { params }) => readDraft(db, ctx, params),
  "PUT /ops/drafts/{entity}/{idx}": async (context, { params, body }) => {
    await requireBoard(context, params.entity, writeFlag(params.idx));
    return storeDraft(context.db, context.ctx, params, body.payload);
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
  "POST /ops/images/{entity}": (context, { files: [image] }) => {
    if (!image) throw new ClubFailure("VAL_FIELD", ["image", "file"]);
    return storeImage(context, context.ctx, image);
  },
  "GET /files/content/{token}": (context, { params, query }) => {
    const wanted = { token: params.token, width: query.w };
    return openTextImage(context, context.ctx, fileReader(context), wanted);
  },
} satisfies RouteHandlers;
