import { classifySegments, type SegmentKind, type Segments } from "../../shared/addresses/path-segments";
import { clubDate } from "../../shared/time/club-time";
import { recordAudit } from "../domains/audit";
import type { BoardWriter } from "../domains/boards";
import { findMember, type Member } from "../domains/members";
import { listClubs } from "../domains/policies";
import type { Delegate } from "../platform/context";
import { ClubFailure } from "../platform/failure";
import type { LanguageChoice } from "../platform/texts";
import type { FileReader } from "../workflows/site/open-file";
import type { CallContext, UploadedFile } from "./handler";

const maxIdxs = 100;

/** The rows that a `DELETE` names: in its body, else in `?idx=1,2` (domain.md A24). None or too many is 9001. */
export function namedIdxs(
  inBody: readonly number[] | undefined,
  inQuery: string | undefined,
): readonly number[] {
  const idxs = inBody ?? (inQuery?.split(",") ?? []).map(Number);
  if (idxs.length === 0) throw new ClubFailure("VAL_FIELD", ["idxs", "required"]);
  if (idxs.length > maxIdxs) throw new ClubFailure("VAL_FIELD", ["idxs", "too_many", String(maxIdxs)]);
  return idxs;
}

/** The row that a `PUT /x/{id}` changes; a body that names another one is 9001 (domain.md A24). */
export function samePathIdx(inPath: number, inBody: number | undefined, field: string): number {
  if (inBody !== undefined && inBody !== inPath) throw new ClubFailure("VAL_FIELD", [field, "same_record"]);
  return inPath;
}

/** The languages of a call's answer: the asked one, then the club's own. */
export function languageChoice(context: CallContext): LanguageChoice {
  return { language: context.language, defaultLanguage: context.club.defaultLanguage };
}

/** The club's day. */
export function today(context: CallContext): string {
  return clubDate(context.clock.now(), context.club.zone);
}

/** The member who calls, for what only members do for themselves; staff have calls of their own. */
export function callingMember({ caller }: CallContext): number {
  if (caller.kind !== "member") throw new ClubFailure("REQ_FORBIDDEN");
  return caller.memberIdx;
}

/** Who acts in the calling member's name; null for the member. */
export function delegateIn({ caller }: CallContext): Delegate | null {
  return caller.kind === "member" ? caller.delegate : null;
}

/**
 * Dependencies of a board's write. The board opens its own transaction, moves the uploads and writes the audit entry.
 */
export function boardWriter(context: CallContext, uploads: readonly UploadedFile[] = []): BoardWriter {
  const { db, storage, logger, ctx } = context;
  return { db, storage, logger, ctx, uploads };
}

/**
 * The segments of a `{a}/{b}` path by their shape (domain.md 2.4); without one, `member` is the caller. Throws 9403
 * for another member's number (admins may name any) and 9404 for a segment that is none of the kinds.
 */
export async function readSegments<K extends SegmentKind>(
  { db, caller }: CallContext,
  segments: readonly string[],
  kinds: readonly K[],
): Promise<Segments<K>> {
  const knownClubs = (await listClubs(db)).map((club) => club.clubCode);
  const isMember = caller.kind === "member";
  const found = classifySegments(segments, kinds, {
    knownClubs,
    isAdmin: caller.kind === "admin",
    ...(isMember ? { callerMemberIdx: caller.memberIdx } : {}),
  });
  if (found.ok) return found.value;
  throw new ClubFailure(found.failure === "forbidden" ? "REQ_FORBIDDEN" : "REQ_PATH");
}

/**
 * The member whose data a call shows: the caller, or whom an admin names, which goes on record as a view of `entity`
 * (checklist P-08). Throws 9403 for another member's number and 2001 when an admin names nobody.
 */
export async function memberShown(context: CallContext, segment: string, entity: string): Promise<Member> {
  const { ctx, caller, db } = context;
  const { member } = await readSegments(context, [segment], ["member"]);
  const memberIdx = caller.kind === "member" ? caller.memberIdx : (member ?? 0);
  const found = await findMember(db, ctx.club.clubIdx, memberIdx);
  if (!found) throw new ClubFailure("NOT_FOUND");
  if (caller.kind === "admin") {
    await recordAudit(db, ctx, { action: "VIEW", entity, entityKey: memberIdx, memberIdx });
  }
  return found;
}

/** An admin who may not act for the club, and a member of another one, are visitors here. */
export function fileReader({ caller, club, menus }: CallContext): FileReader {
  if (caller.kind === "admin") {
    const isEntitled = caller.isSSAdmin || caller.authClub.includes(club.clubCode);
    return { adminIdx: isEntitled ? caller.adminIdx : null, memberIdx: null, menus };
  }
  const isMember = caller.kind === "member" && caller.clubCode === club.clubCode;
  return { adminIdx: null, memberIdx: isMember ? caller.memberIdx : null, menus };
}
