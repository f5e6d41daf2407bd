import type { DraftEntity } from "@/lib/contract/boards/board-entities";
import type { Context } from "../../platform/context";
import { ClubFailure } from "../../platform/failure";
import type { DraftOwner } from "./repository";

export type DraftKey = { entity: DraftEntity; idx: number };

/** Whose form of which record; drafts are an admin's own. */
export function placeOf({ by, club }: Context, { entity, idx }: DraftKey): DraftOwner {
  if (by.kind !== "admin") throw new ClubFailure("REQ_FORBIDDEN");
  return { clubIdx: club.clubIdx, adminIdx: by.adminIdx, entity, entityIdx: idx };
}
