import { runDraw } from "@/lib/shared/draws/draw";
import type { DrawEntry } from "@/lib/shared/draws/draw-types";
import { isFree, isSuspended } from "./judge";
import { isLimited, limitStateAt } from "./limit-state";
import type { DrawOfMonth, Request } from "./record";
import { deny, grant, type World } from "./world";

const clash = "RSV_OVERLAP";

/** Draws a post again with the seed that it was drawn with: other weights meet the same luck. */
export async function drawAgain(
  world: World,
  { drawPostIdx, input }: DrawOfMonth,
  requests: readonly Request[],
  at: Date,
): Promise<void> {
  const { draw } = world.policy;
  const byDraw = new Map(
    requests.flatMap((request) => (request.drawIdx === null ? [] : [[request.drawIdx, request]])),
  );
  const entries = input.entries.flatMap((entry) => {
    const request = byDraw.get(entry.drawIdx);
    if (!request || request.memberIdx === null || isSuspended(world, request.memberIdx, at)) return [];
    const base = draw?.bases.get(entry.memberType) ?? (draw ? 1 : entry.factors.base);
    const factors = { ...entry.factors, base };
    return [{ ...entry, factors, excluded: excludedNow(world, entry, request.memberIdx, at) }];
  });
  const pool = input.pool.filter(({ sheetIdx }) => {
    const slot = world.slots.get(sheetIdx);
    return slot !== undefined && isFree(world, slot);
  });
  const results = await runDraw({
    ...input,
    entries,
    pool,
    ...(draw ? { mode: draw.mode, rates: draw.rates } : {}),
  });
  for (const request of requests) deny(world, request, "LOST");
  const reserves: Request[] = [];
  for (const { drawIdx, won } of results) {
    const request = byDraw.get(drawIdx);
    const slot = won ? world.slots.get(won.sheetIdx) : undefined;
    if (!request) continue;
    if (slot) grant(world, request, slot, at);
    else reserves.push(request);
  }
  world.reserves.set(drawPostIdx, reserves);
}

/** Choices that the limits rule out now, and the clashes that were known then. */
function excludedNow(world: World, entry: DrawEntry, memberIdx: number, at: Date): DrawEntry["excluded"] {
  const limitState = limitStateAt(world, memberIdx, at);
  const clashes = entry.excluded.filter(({ reason }) => reason === clash);
  const limited = entry.choices.filter(({ playDate }) => {
    const dayType = world.byDate.get(playDate)?.[0]?.dayType ?? "WEEKDAY";
    return isLimited(world, limitState, { playDate, dayType }, entry.memberType);
  });
  return [...clashes, ...limited.map(({ rank }) => ({ rank, reason: "RSV_LIMIT", sheetIdxs: null }))];
}
