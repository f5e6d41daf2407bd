import { fail, ok, type Result } from "@/lib/shared/result";
import { readDate } from "@/lib/shared/time/calendar";

/** Kinds of a segment of a `{a}/{b}` path, in the order of the tests (domain.md 2.4). */
type SegmentValues = {
  club: string;
  /** `yyyy-MM-dd`, whichever way it was written. */
  date: string;
  /** `yyyy-MM`. */
  month: string;
  year: number;
  /** 0 is a guest. */
  member: number;
  idx: number;
  code: string;
};
export type SegmentKind = keyof SegmentValues;
export type Segments<K extends SegmentKind> = Partial<Pick<SegmentValues, K>>;

export type SegmentCaller = {
  knownClubs: readonly string[];
  /** Undefined for a visitor and for an admin. */
  callerMemberIdx?: number;
  isAdmin: boolean;
};

export type SegmentFailure = "forbidden" | "malformed";

const digitsOnly = /^\d+$/;
const idxText = /^[1-9]\d{0,14}$/;
/** Starts with a word character: `..` is never a code. */
const codeText = /^\w[\w.-]{0,63}$/;

/**
 * Tells the segments of a path apart by shape, so that their order does not matter (domain.md 2.4, A1).
 * `kinds` are those that the route names; each is filled at most once and may stay empty, but the member is
 * then the caller. `forbidden`: a member who is not the caller (admins may name any). `malformed`: a segment
 * that is none of the kinds.
 */
export function classifySegments<K extends SegmentKind>(
  segments: readonly string[],
  kinds: readonly K[],
  caller: SegmentCaller,
): Result<Segments<K>, SegmentFailure> {
  const found: Partial<SegmentValues> = {};
  const isFree = (kind: SegmentKind) => kinds.some((known) => known === kind) && found[kind] === undefined;
  const unclear = segments.filter((segment) => !takeClearShape(segment, found, isFree, caller));

  const numbers = unclear.filter((segment) => digitsOnly.test(segment));
  for (const segment of unclear) {
    // A leading number is the member even where the other segment is no number: `100002/2027`.
    const leads = segments.length > 1 && segment === segments[0];
    const isMember =
      digitsOnly.test(segment) && isFree("member") && (!isFree("idx") || numbers.length > 1 || leads);
    if (isMember && !caller.isAdmin) return fail("forbidden");
    if (isMember && idxText.test(segment)) found.member = Number(segment);
    else if (isFree("idx") && idxText.test(segment)) found.idx = Number(segment);
    // Beside a member, 0 is the entity that does not exist yet (formIdx 0, domain.md 11 R19).
    else if (isFree("idx") && segment === "0" && found.member !== undefined) found.idx = 0;
    else if (isFree("code") && codeText.test(segment)) found.code = segment;
    else return fail(namesAnotherMember(segment, kinds, caller) ? "forbidden" : "malformed");
  }
  if (isFree("member")) found.member = caller.callerMemberIdx;
  return ok(found as Segments<K>);
}

/** Tests 1 to 5: shapes that mean one thing wherever they stand. */
function takeClearShape(
  segment: string,
  found: Partial<SegmentValues>,
  isFree: (kind: SegmentKind) => boolean,
  { knownClubs, callerMemberIdx }: SegmentCaller,
): boolean {
  const date = readDate(segment);
  const [, year, month] = /^(20\d{2})(0[1-9]|1[0-2])?$/.exec(segment) ?? [];
  const isCaller = segment === "0" || (callerMemberIdx !== undefined && segment === String(callerMemberIdx));
  if (isFree("club") && knownClubs.includes(segment)) found.club = segment;
  else if (isFree("date") && date) found.date = date;
  else if (isFree("month") && year && month) found.month = `${year}-${month}`;
  else if (isFree("year") && year && !month) found.year = Number(year);
  else if (isFree("member") && isCaller) found.member = Number(segment);
  else return false;
  return true;
}

function namesAnotherMember(segment: string, kinds: readonly SegmentKind[], caller: SegmentCaller): boolean {
  return kinds.includes("member") && !caller.isAdmin && digitsOnly.test(segment);
}
