import { fitsChoice } from "@/lib/shared/draw-allocation";
import { isDraws, isFree, isOnSale, objection } from "./judge";
import type { DrawOfMonth, SlotRecord, Wish } from "./record";
import { deny, grant, type World } from "./world";

/** A slot that came free: to the reserves while it is a draw's, else to who waits for it (domain.md 7.8, 7.9). */
export function release(
  world: World,
  slot: SlotRecord,
  { at, isLate, draws }: { at: Date; isLate: boolean; draws: readonly DrawOfMonth[] },
): void {
  world.holders.delete(slot.sheetIdx);
  if (isDraws(slot, at)) promote(world, slot, at, draws);
  else serveQueue(world, slot, at, isLate);
}

function promote(world: World, slot: SlotRecord, at: Date, draws: readonly DrawOfMonth[]): void {
  const draw = draws.find(({ input }) => input.pool.some(({ sheetIdx }) => sheetIdx === slot.sheetIdx));
  const reserves = draw && world.reserves.get(draw.drawPostIdx);
  if (!draw || !reserves) return;
  const next = reserves.find(
    (wish) => isWished(draw, wish, slot) && objection(world, wish, slot, at) === null,
  );
  if (!next) return;
  reserves.splice(reserves.indexOf(next), 1);
  grant(world, next, slot, at);
}

function isWished({ input }: DrawOfMonth, wish: Wish, slot: SlotRecord): boolean {
  const entry = input.entries.find(({ drawIdx }) => drawIdx === wish.drawIdx);
  return (entry?.choices ?? []).some((choice) =>
    fitsChoice(
      slot,
      choice,
      input.bands.find(({ key }) => key === choice.standbyTimeCode),
    ),
  );
}

function serveQueue(world: World, slot: SlotRecord, at: Date, isLate: boolean): void {
  const { waiting } = world.policy;
  if (waiting.isOff || (waiting.isLateOnly && !isLate)) return;
  if (at >= waiting.closesAt(slot.playDate) || at > waiting.lastAssignment(slot.teeOff)) return;
  const queue = world.queues.get(slot.playDate) ?? [];
  for (const wish of [...queue]) {
    if (!waiting.fits(wish, slot) || !isOnSale(slot, wish.memberType, at)) continue;
    if (objection(world, wish, slot, at) !== null) continue;
    queue.splice(queue.indexOf(wish), 1);
    if (wish.isDeclining) continue;
    grant(world, wish, slot, at);
    return;
  }
}

/** Somebody who would wait takes what is free instead; else stands in the day's line, priority first. */
export function join(world: World, wish: Wish, at: Date): void {
  const { waiting } = world.policy;
  deny(world, wish, "WAITED");
  if (at >= waiting.closesAt(wish.playDate)) return;
  const free = (world.byDate.get(wish.playDate) ?? []).find(
    (slot) =>
      isFree(world, slot) &&
      isOnSale(slot, wish.memberType, at) &&
      waiting.fits(wish, slot) &&
      objection(world, wish, slot, at) === null,
  );
  if (free) {
    grant(world, wish, free, at);
    return;
  }
  const queue = world.queues.get(wish.playDate) ?? [];
  const place = queue.findIndex(({ priority }) => priority < wish.priority);
  queue.splice(place < 0 ? queue.length : place, 0, wish);
  world.queues.set(wish.playDate, queue);
}
