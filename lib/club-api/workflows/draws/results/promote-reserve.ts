import { applicationState } from "@/lib/contract/code-values/draws";
import { fitsChoice } from "@/lib/shared/draws/draw-allocation";
import type { Database } from "../../../db/database";
import { transaction } from "../../../db/transaction";
import {
  type DrawApplication,
  type DrawPost,
  findPost,
  freePool,
  listApplications,
} from "../../../domains/draws";
import { readSlot, type Slot } from "../../../domains/tee-sheets";
import type { Context } from "../../../platform/context";
import { giveSlotTo, takesReserves } from "./give-slot";

/**
 * Gives the free slots of an announced draw to its reserves, lowest number first (domain.md 7.9.7): after a decline, and
 * each minute for slots that came back in any other way. One transaction per slot and candidate, so that a candidate whom
 * a rule refuses holds up nobody; until a slot is given it stays the draw's and nobody can book it.
 */
export async function promoteReserves(db: Database, caller: Context, drawPostIdx: number): Promise<number> {
  const ctx: Context = { ...caller, by: { kind: "job", name: "draw-reserve" } };
  const { clubIdx } = ctx.club;
  const post = await findPost(db, clubIdx, drawPostIdx);
  if (!post || !takesReserves(post, ctx.now)) return 0;
  let promoted = 0;
  for (const sheetIdx of await freePool(db, clubIdx, drawPostIdx)) {
    const slot = await readSlot(db, clubIdx, sheetIdx);
    if (slot && (await giveSlot(db, ctx, post, slot))) promoted += 1;
  }
  return promoted;
}

async function giveSlot(db: Database, ctx: Context, post: DrawPost, slot: Slot): Promise<boolean> {
  const reserves = await listApplications(db, ctx.club.clubIdx, post.drawPostIdx, [applicationState.reserve]);
  const inOrder = [...reserves].sort((one, other) => (one.reserveNo ?? 0) - (other.reserveNo ?? 0));
  for (const reserve of inOrder) {
    const rank = rankFor(post, slot, reserve);
    if (rank === null) continue;
    const { sheetIdx } = slot;
    const given = await transaction(db, (tx) => giveSlotTo(tx, ctx, { reserve, sheetIdx, rank }));
    if (!given.refusal) return true;
    if (given.refusal.isForAll) return false;
  }
  return false;
}

/** The best choice of an application that a slot answers; null when none does. */
function rankFor({ frame }: DrawPost, slot: Slot, { choices }: DrawApplication): number | null {
  const fitting = choices.filter((choice) =>
    fitsChoice(
      slot,
      choice,
      frame?.bands.find(({ key }) => key === choice.standbyTimeCode),
    ),
  );
  return fitting.length === 0 ? null : Math.min(...fitting.map(({ rank }) => rank));
}
