/** timeOpenCodes: what a viewer sees of a slot (domain.md 8.1). */
export type OpenCode = "10" | "20" | "30" | "40" | "50" | "60" | "70" | "80" | "90";

/** A slot with whoever holds it. A lock counts until `expiresAt`; offers and draw wins hold until they are ended. */
export type HeldSlot = {
  isTeedOff: boolean;
  openType: "10" | "60" | "70" | "80" | "90";
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

const typesByOpenType = { "70": "70", "80": "80", "90": "90" } as const;

/** What a viewer sees of a slot; the first that fits counts. `10` is the only one that can be booked. */
export function openCodeOf(slot: HeldSlot, viewer: SlotViewer): OpenCode {
  const { now } = viewer;
  if (now >= viewer.closeAt || slot.isTeedOff) return "50";
  if (slot.isBooked || (slot.lock !== null && slot.lock.kind !== "LOCK")) return "20";
  if (slot.openType !== "10" && slot.openType !== "60") return typesByOpenType[slot.openType];
  if (viewer.openAt === null) return viewer.visibleAt !== null && now >= viewer.visibleAt ? "60" : "40";
  if (slot.openType === "60" && !(slot.memberTypes ?? []).includes(viewer.memberType)) return "60";
  if (now < viewer.openAt) return "40";
  if (viewer.isShareUsed) return "60";
  return isLockedByAnother(slot, viewer) ? "30" : "10";
}

/** A dead lock is none (domain.md 7.5). */
function isLockedByAnother({ lock }: HeldSlot, { memberIdx, now }: SlotViewer): boolean {
  return lock !== null && lock.expiresAt > now && lock.memberIdx !== memberIdx;
}
