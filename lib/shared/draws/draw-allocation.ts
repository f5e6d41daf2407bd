import type {
  DrawBand,
  DrawChoice,
  DrawEntry,
  DrawInput,
  DrawQuota,
  DrawResult,
  DrawSlot,
  DrawTurn,
  KeyedEntry,
} from "./draw-types";

type DayType = DrawSlot["dayType"];
type Room = Record<DayType, number>;
type Turn = { won: DrawResult["won"]; turns: DrawTurn[] };
type Table = { free: DrawSlot[]; bands: ReadonlyMap<string, DrawBand> };

/**
 * Serves the entries in their order: the first choice with a free slot wins the earliest one (domain.md 7.9.4). With
 * quotas each group is served in turn within its share, what a group leaves goes to the next one, and what is left after
 * the last to everybody (7.9.5).
 */
export function allocate(
  ordered: readonly KeyedEntry[],
  { pool, bands, quotas }: Pick<DrawInput, "pool" | "bands" | "quotas">,
): DrawResult[] {
  const table = { free: [...pool].sort(earliest), bands: new Map(bands.map((band) => [band.key, band])) };
  const turns = new Map<number, Turn>();
  if (quotas !== null) serveGroups(ordered, quotas, pool, table, turns);
  for (const { entry } of ordered) {
    if (turns.get(entry.drawIdx)?.won) continue;
    turns.set(entry.drawIdx, serve(entry, table, null));
  }
  let reserveNo = 0;
  return ordered.map(({ entry, weight, key, order }) => {
    const turn = turns.get(entry.drawIdx) ?? { won: null, turns: [] };
    if (!turn.won) reserveNo += 1;
    return { drawIdx: entry.drawIdx, weight, key, order, reserveNo: turn.won ? null : reserveNo, ...turn };
  });
}

/** Whether a slot is one that a choice asks for: date, band and course. */
export function fitsChoice(
  slot: Pick<DrawSlot, "playDate" | "teeTime" | "courseCode">,
  choice: DrawChoice,
  band: DrawBand | undefined,
): boolean {
  return (
    slot.playDate === choice.playDate &&
    band !== undefined &&
    band.from <= slot.teeTime &&
    slot.teeTime <= band.to &&
    (choice.courseCode === null || choice.courseCode === slot.courseCode)
  );
}

function earliest(one: DrawSlot, other: DrawSlot): number {
  const [left, right] = [`${one.playDate} ${one.teeTime}`, `${other.playDate} ${other.teeTime}`];
  if (left !== right) return left < right ? -1 : 1;
  return one.sheetIdx - other.sheetIdx;
}

function serveGroups(
  ordered: readonly KeyedEntry[],
  quotas: readonly DrawQuota[],
  pool: readonly DrawSlot[],
  table: Table,
  turns: Map<number, Turn>,
): void {
  const shares = quotaShares(quotas, pool);
  const room: Room = { WEEKDAY: 0, WEEKEND: 0 };
  for (const [group, { memberTypes }] of quotas.entries()) {
    room.WEEKDAY += shares.WEEKDAY[group] ?? 0;
    room.WEEKEND += shares.WEEKEND[group] ?? 0;
    for (const { entry } of ordered) {
      if (!memberTypes.includes(entry.memberType) || turns.get(entry.drawIdx)?.won) continue;
      turns.set(entry.drawIdx, serve(entry, table, room));
    }
  }
}

function serve(entry: DrawEntry, table: Table, room: Room | null): Turn {
  const turns: DrawTurn[] = [];
  for (const choice of [...entry.choices].sort((one, other) => one.rank - other.rank)) {
    const wanted = table.free.filter((slot) =>
      fitsChoice(slot, choice, table.bands.get(choice.standbyTimeCode)),
    );
    const barred = entry.excluded.filter(({ rank }) => rank === choice.rank);
    const open = wanted.filter(
      (slot) => !barred.some(({ sheetIdxs }) => sheetIdxs === null || sheetIdxs.includes(slot.sheetIdx)),
    );
    const slot = open.find(({ dayType }) => room === null || room[dayType] > 0);
    const turn = { rank: choice.rank, free: wanted.length };
    if (slot) {
      table.free.splice(table.free.indexOf(slot), 1);
      if (room !== null) room[slot.dayType] -= 1;
      return {
        won: { rank: choice.rank, sheetIdx: slot.sheetIdx },
        turns: [...turns, { ...turn, skipped: null }],
      };
    }
    const reason = open.length > 0 ? "QUOTA" : wanted.length > 0 ? (barred[0]?.reason ?? "FULL") : "FULL";
    turns.push({ ...turn, skipped: reason });
  }
  return { won: null, turns };
}

/** Slots per group and kind of day, by the largest remainder, so that no slot is lost to rounding. */
export function quotaShares(
  quotas: readonly DrawQuota[],
  pool: readonly Pick<DrawSlot, "dayType">[],
): Record<DayType, number[]> {
  const sharesOf = (dayType: DayType, percents: readonly number[]) => {
    const slots = pool.filter((slot) => slot.dayType === dayType).length;
    const exact = percents.map((percent) => (slots * percent) / 100);
    const shares = exact.map(Math.floor);
    const total = Math.min(slots, Math.round(exact.reduce((sum, share) => sum + share, 0)));
    const byRemainder = exact
      .map((share, group) => ({ group, rest: share - Math.floor(share) }))
      .sort((one, other) => other.rest - one.rest || one.group - other.group);
    const missing = total - shares.reduce((sum, share) => sum + share, 0);
    for (const { group } of byRemainder.slice(0, Math.max(0, missing)))
      shares[group] = (shares[group] ?? 0) + 1;
    return shares;
  };
  return {
    WEEKDAY: sharesOf(
      "WEEKDAY",
      quotas.map((quota) => quota.weekdayPercent),
    ),
    WEEKEND: sharesOf(
      "WEEKEND",
      quotas.map((quota) => quota.weekendPercent),
    ),
  };
}
