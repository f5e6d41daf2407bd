import type { CaddieMode, PartyPlayer } from "@/lib/contract/bookings/play-shapes";
import type { HoleCode } from "@/lib/contract/code-values/tee-sheets";
import { readDraft, saveDraft } from "@/lib/web/runtime/session/member-memory";
import type { Party, Seat } from "./party";

/** A booking that was sent and whose answer this tab has not seen; the same key again shows the one booking. */
export type Sent = { key: string; body: SentBody };
export type SentBody = {
  clubCode: string;
  bookingIdx?: number;
  sheetIdx: number;
  holeCode?: HoleCode;
  playerCount: number;
  caddieMode: CaddieMode;
  players: PartyPlayer[];
  couponIdx?: number | null;
  agreeRules?: boolean;
  version?: number;
};

export type HalfNamed = { name: string; phoneNo: string };

/** The unfinished booking of this tab: the typed input, the hold, and the request that was sent. */
export type SavedBooking = {
  party: Party | null;
  /** Somebody's name that is not in the party yet. */
  guest: HalfNamed | null;
  held: { sheetIdx: number; playDate: string } | null;
  sent: Sent | null;
};

export const nothingSaved: SavedBooking = { party: null, guest: null, held: null, sent: null };

/** Of this member, in this tab, for an hour; storage may hold anything, so each part is looked at. */
export function readSavedBooking(memberIdx: number): SavedBooking {
  const { party, guest, held, sent } = readDraft("booking", memberIdx);
  return {
    party: isParty(party) ? party : null,
    guest: isHalfNamed(guest) ? guest : null,
    held: isHeld(held) ? held : null,
    sent: isSent(sent) ? sent : null,
  };
}

export function saveBooking(memberIdx: number, change: Partial<SavedBooking>): void {
  const next = { ...readSavedBooking(memberIdx), ...change };
  const values = Object.entries(next).filter(([, value]) => value !== null);
  saveDraft("booking", memberIdx, Object.fromEntries(values));
}

function isParty(value: unknown): value is Party {
  const party = value as Partial<Party> | null | undefined;
  return (
    typeof party?.playerCount === "number" &&
    typeof party.holeCode === "string" &&
    typeof party.caddieMode === "string" &&
    Array.isArray(party.seats) &&
    party.seats.every(isSeat)
  );
}

function isSeat(value: unknown): value is Seat {
  const seat = value as { kind?: unknown; name?: unknown; by?: unknown } | null;
  if (seat?.kind === "member" && (typeof seat.by !== "object" || seat.by === null)) return false;
  return seat?.kind === "open" || (typeof seat?.kind === "string" && typeof seat.name === "string");
}

function isHalfNamed(value: unknown): value is HalfNamed {
  const guest = value as Partial<HalfNamed> | null | undefined;
  return typeof guest?.name === "string" && typeof guest.phoneNo === "string";
}

function isHeld(value: unknown): value is NonNullable<SavedBooking["held"]> {
  const held = value as Partial<NonNullable<SavedBooking["held"]>> | null | undefined;
  return typeof held?.sheetIdx === "number" && typeof held.playDate === "string";
}

function isSent(value: unknown): value is Sent {
  const sent = value as Partial<Sent> | null | undefined;
  return typeof sent?.key === "string" && typeof sent.body === "object" && sent.body !== null;
}
