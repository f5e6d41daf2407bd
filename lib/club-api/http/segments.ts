import { classifySegments, type SegmentKind, type Segments } from "@/lib/shared/addresses/path-segments";
import { listClubs } from "../domains/policies";
import { ClubFailure } from "../platform/failure";
import type { CallContext } from "./handler";

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
