import { fitsChoice } from "@/lib/shared/draws/draw-allocation";
import { isDraws, isFree, isOnSale, objection } from "./judge";
import type { DrawOfMonth, Request, SlotRecord } from "./record";
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
    (request) => isRequested(draw, request, slot) && objection(world, request, slot, at) === null,
  );
  if (!next) return;
  reserves.splice(reserves.indexOf(next), 1);
  grant(world, next, slot, at);
}

function isRequested({ input }: DrawOfMonth, request: Request, slot: SlotRecord): boolean {
  const entry = input.entries.find(({ drawIdx }) => drawIdx === request.drawIdx);
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
  for (const request of [...queue]) {
    if (!waiting.fits(request, slot) || !isOnSale(slot, request.memberType, at)) continue;
    if (objection(world, request, slot, at) !== null) continue;
    queue.splice(queue.indexOf(request), 1);
    if (request.isDeclining) continue;
    grant(world, request, slot, at);
    return;
  }
}

/** Somebody who would wait takes what is free instead; else stands in the day's line, priority first. */
export function join(world: World, request: Request, at: Date): void {
  const { waiting } = world.policy;
  deny(world, request, "WAITED");
  if (at >= waiting.closesAt(request.playDate)) return;
  const free = (world.byDate.get(request.playDate) ?? []).find(
    (slot) =>
      isFree(world, slot) &&
      isOnSale(slot, request.memberType, at) &&
      waiting.fits(request, slot) &&
      objection(world, request, slot, at) === null,
  );
  if (free) {
    grant(world, request, free, at);
    return;
  }
  const queue = world.queues.get(request.playDate) ?? [];
  const place = queue.findIndex(({ priority }) => priority < request.priority);
  queue.splice(place < 0 ? queue.length : place, 0, request);
  world.queues.set(request.playDate, queue);
}
