import { fingerprint } from "../../../platform/crypto";
import type { Slot } from "./slots-repository";

/** Changes with what a slot is and what it is kept for; who books it and when it was written does not count. */
export function slotVersion({
  createdAt: _made,
  updatedAt: _written,
  clubIdx: _club,
  ...slot
}: Slot): string {
  return fingerprint(Object.entries(slot).sort(([one], [other]) => (one < other ? -1 : 1)));
}
