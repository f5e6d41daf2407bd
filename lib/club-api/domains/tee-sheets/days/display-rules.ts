import { type SlotPurpose, type SlotState, slotState } from "@/lib/contract/code-values/tee-sheets";

/** A slot with whoever holds it. A lock counts until `expiresAt`; offers and draw wins hold until they are ended. */
export type HeldSlot = {
  isTeedOff: boolean;
  openType: SlotPurpose;
  memberTypes: readonly string[] | null;
  isBooked: boolean;
  lock: { memberIdx: number; kind: "LOCK" | "OFFER" | "DRAW"; expiresAt: Date } | null;
};

export type SlotViewer = {
  /** Null is a guest. */
  memberIdx: number | null;
  memberType: string;
  now: Date;
  /** When the day opens for the viewer's type; null is never. */
  openAt: Date | null;
  /** From when somebody who can never book online sees the sheet; null is never. */
  visibleAt: Date | null;
  closeAt: Date;
  /** The share of the day that the viewer's type may hold is used up (domain.md 7.2). */
  isShareUsed: boolean;
};

const typesByOpenType = {
  [slotState.draw]: slotState.draw,
  [slotState.team]: slotState.team,
  [slotState.blocked]: slotState.blocked,
} as const;

/** The code that a viewer is shown for a slot; the first case that fits counts. Only `10` can be booked. */
export function openCodeOf(slot: HeldSlot, viewer: SlotViewer): SlotState {
  const { now } = viewer;
  if (now >= viewer.closeAt || slot.isTeedOff) return slotState.closed;
  if (slot.isBooked || (slot.lock !== null && slot.lock.kind !== "LOCK")) return slotState.booked;
  if (slot.openType !== slotState.open && slot.openType !== slotState.membersOnly)
    return typesByOpenType[slot.openType];
  if (viewer.openAt === null)
    return viewer.visibleAt !== null && now >= viewer.visibleAt
      ? slotState.membersOnly
      : slotState.notOpenYet;
  if (slot.openType === slotState.membersOnly && !(slot.memberTypes ?? []).includes(viewer.memberType))
    return slotState.membersOnly;
  if (now < viewer.openAt) return slotState.notOpenYet;
  if (viewer.isShareUsed) return slotState.membersOnly;
  return isLockedByAnother(slot, viewer) ? slotState.beingBooked : slotState.open;
}

/** A dead lock is none (domain.md 7.5). */
function isLockedByAnother({ lock }: HeldSlot, { memberIdx, now }: SlotViewer): boolean {
  return lock !== null && lock.expiresAt > now && lock.memberIdx !== memberIdx;
}

type Band = { from: string; to: string };
type CountedTime = { teeTime: string; total: number; free: number };

/**
 * Whether somebody may wait for a day (domain.md 7.8): some band of the day has slots and none that can be booked. A
 * band that covers others, such as "any time", counts like the rest.
 */
export function hasFullBand(times: readonly CountedTime[], bands: readonly Band[]): boolean {
  return bands.some((band) => {
    const inBand = times.filter(({ teeTime }) => teeTime >= band.from && teeTime <= band.to);
    return inBand.length > 0 && inBand.every((time) => time.free === 0);
  });
}

/** The same by counts: of rows that each count a part of a day, all slots and the free ones in each band. */
export function hasFullBandIn(
  rows: readonly { inBands: readonly number[]; freeInBands: readonly number[] }[],
): boolean {
  const sumOf = (counts: readonly number[]) => counts.reduce((total, one) => total + one, 0);
  return (rows[0]?.inBands ?? []).some(
    (_, band) =>
      sumOf(rows.map((row) => row.inBands[band] ?? 0)) > 0 &&
      sumOf(rows.map((row) => row.freeInBands[band] ?? 0)) === 0,
  );
}
