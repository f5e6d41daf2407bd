import {
  type DraftEntity,
  isBoardEntity,
  isPageEntity,
  type PageEntity,
} from "@/lib/contract/boards/board-entities";
import type { CallOutput } from "@/lib/contract/routes";
import { clubTimestamp } from "@/lib/shared/time/club-time";
import type { Database } from "../../db/database";
import { transaction } from "../../db/transaction";
import { actorName, type Context } from "../../platform/context";
import { hashToken } from "../../platform/crypto";
import { ClubFailure } from "../../platform/failure";
import { randomToken } from "../../platform/random";
import { recordAudit } from "../audit";
import {
  type DraftOwner,
  type DraftWriter,
  deleteDraft,
  deleteOldDrafts,
  insertPreview,
  selectDraft,
  selectPreview,
  selectWriters,
  upsertDraft,
} from "./repository";
import { shownPayload } from "./rules";

export type DraftKey = { entity: DraftEntity; idx: number };

/** Whose form of which record; drafts are an admin's own. */
function placeOf({ by, club }: Context, { entity, idx }: DraftKey): DraftOwner {
  if (by.kind !== "admin") throw new ClubFailure("REQ_FORBIDDEN");
  return { clubIdx: club.clubIdx, adminIdx: by.adminIdx, entity, entityIdx: idx };
}

const typingMs = 5 * 60_000;

/** Who else has typed into a form of a record in the last minutes: what is typed is kept every few seconds. */
export function readWriters(db: Database, ctx: Context, key: DraftKey): Promise<DraftWriter[]> {
  const place = placeOf(ctx, key);
  return selectWriters(db, place, new Date(ctx.now.getTime() - typingMs));
}

type Payload = Record<string, unknown>;

const maxBytes = 256 * 1024;
const previewMs = 60 * 60_000;
/** Of one admin: with 256 KB each, no account fills the disk with forms and links. */
const mostPreviews = 20;
const mostDrafts = 200;

/** The caller's unsaved form; nobody else sees it (domain.md A35). */
export async function readDraft(
  db: Database,
  ctx: Context,
  key: DraftKey,
): Promise<CallOutput<"GET /ops/drafts/{entity}/{idx}">> {
  const row = await selectDraft(db, placeOf(ctx, key));
  return {
    payload: row?.payload ?? null,
    savedAt: row && clubTimestamp(row.savedAt, ctx.club.zone),
  };
}

/** Keeps it, and the latest 200 of the admin. Throws 9413 above 256 KB. The audit entry tells that there is a draft, not what it says: it is saved every few seconds. */
export function storeDraft(
  db: Database,
  ctx: Context,
  key: DraftKey,
  payload: Payload,
): Promise<{ savedAt: string }> {
  refuseLarge(payload);
  return transaction(db, async (tx) => {
    const place = placeOf(ctx, key);
    await upsertDraft(tx, { ...place, payload, savedAt: ctx.now });
    await deleteOldDrafts(tx, place.adminIdx, mostDrafts);
    await recordAudit(tx, ctx, { action: "UPDATE", entity: "draft", entityKey: `${key.entity}:${key.idx}` });
    return { savedAt: clubTimestamp(ctx.now, ctx.club.zone) };
  });
}

/** Forgets it; 0 when there was none. */
export function forgetDraft(db: Database, ctx: Context, key: DraftKey): Promise<{ deleted: number }> {
  return transaction(db, async (tx) => {
    const deleted = await deleteDraft(tx, placeOf(ctx, key));
    await recordAudit(tx, ctx, { action: "DELETE", entity: "draft", entityKey: `${key.entity}:${key.idx}` });
    return { deleted };
  });
}

/**
 * Stores a form for an hour behind a token that cannot be guessed; only its hash is kept, of one admin the latest 20. Throws
 * 9413 above 256 KB.
 */
export function createPreview(
  db: Database,
  ctx: Context,
  { entity, idx, payload }: { entity: PageEntity; idx: number | null; payload: Payload },
): Promise<{ token: string; expiresAt: string }> {
  refuseLarge(payload);
  if (ctx.by.kind !== "admin") throw new ClubFailure("REQ_FORBIDDEN");
  const { adminIdx } = ctx.by;
  const token = randomToken();
  const expiresAt = new Date(ctx.now.getTime() + previewMs);
  return transaction(db, async (tx) => {
    const row = {
      tokenHash: hashToken(token),
      clubIdx: ctx.club.clubIdx,
      entity,
      payload: shownPayload(payload),
      createdBy: actorName(ctx.by),
      adminIdx,
      expiresAt,
    };
    await insertPreview(tx, row, { now: ctx.now, most: mostPreviews });
    const entityKey = `${entity}:${idx ?? 0}`;
    await recordAudit(tx, ctx, { action: "CREATE", entity: "preview", entityKey, after: { expiresAt } });
    return { token, expiresAt: clubTimestamp(expiresAt, ctx.club.zone) };
  });
}

/**
 * The draft behind a preview link. Throws 2001 for an unknown or expired token, and when its maker may no longer
 * write the board (`mayWrite`, by today's rights).
 */
export async function readPreview(
  db: Database,
  ctx: Context,
  token: string,
  mayWrite: (adminIdx: number, entity: PageEntity) => Promise<boolean>,
): Promise<CallOutput<"GET /ext/previews/{token}">> {
  const row = await selectPreview(db, ctx.club.clubIdx, hashToken(token), ctx.now);
  if (!row || !isBoardEntity(row.entity) || !isPageEntity(row.entity)) throw new ClubFailure("NOT_FOUND");
  if (!(await mayWrite(row.adminIdx, row.entity))) throw new ClubFailure("NOT_FOUND");
  return {
    entity: row.entity,
    payload: shownPayload(row.payload),
    expiresAt: clubTimestamp(row.expiresAt, ctx.club.zone),
  };
}

function refuseLarge(payload: Payload): void {
  if (Buffer.byteLength(JSON.stringify(payload)) > maxBytes) throw new ClubFailure("REQ_TOO_LARGE");
}
