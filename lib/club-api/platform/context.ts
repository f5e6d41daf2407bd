import type { DelegatedAct } from "@/lib/shared/delegated-acts";
import type { Language } from "@/lib/shared/languages";
import type { LanguageChoice } from "./texts";

/** Club that a call is about, as the rules need it. */
export type Club = {
  clubIdx: number;
  clubCode: string;
  defaultLanguage: Language;
  languages: readonly Language[];
  /** IANA zone or fixed offset of C0190; every day boundary is in it. */
  zone: string;
};

/** Who acts in a member's name: by which permission, and the own number when a member. */
export type Delegate = {
  delegationIdx: number;
  delegateIdx: number | null;
  acts: readonly DelegatedAct[];
  endsOn: string;
};

/** Who acts; a job acts by itself. With a delegate it is the member's time all the same. */
export type Actor =
  | { kind: "visitor" }
  | { kind: "member"; memberIdx: number; memberType: string; delegate?: Delegate | null }
  | { kind: "admin"; adminIdx: number; id: string; isSSAdmin: boolean }
  | { kind: "job"; name: string };

/**
 * The context of a call or a job run: who asks, for which club, when and from where. Made once per call (or job run) and handed down to
 * everything that reads the time, checks a right or writes a record.
 */
export type Context = {
  club: Club;
  /** The moment of the call: everything that it does has one time. */
  now: Date;
  /** The languages of the answer. */
  choice: LanguageChoice;
  by: Actor;
  /** The visitor's address as the web passes it on; null for the web server itself and for jobs. */
  address: string | null;
  requestId: string;
  /** Counts what was put on record; an admin write that leaves none is a bug that the tests find. */
  trail: { records: number };
};

/**
 * The actor as stored in `createdBy`, logs and records: `contents1`, `member:100001`, `member:100001/delegate:5`,
 * `job:no-show`, `visitor`.
 */
export function actorName(by: Actor): string {
  if (by.kind === "admin") return by.id;
  if (by.kind === "member") return memberActor(by);
  return by.kind === "job" ? `job:${by.name}` : "visitor";
}

/** A member, or who acts in the member's name. */
export function memberActor({
  memberIdx,
  delegate,
}: {
  memberIdx: number;
  delegate?: Delegate | null | undefined;
}): string {
  return delegate ? `member:${memberIdx}/delegate:${delegate.delegationIdx}` : `member:${memberIdx}`;
}
