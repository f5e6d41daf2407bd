import { and, asc, eq, inArray, isNull, lt, ne, sql } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import type { Database } from "../../db/database";
import { inBatches } from "../../db/in-batches";
import { isStoredIdx } from "../../db/json-rows";
import { ofClub } from "../../db/of-club";
import { oneOfClub } from "../../db/one-of-club";
import { outbox, pushChoices, pushDevices } from "../../db/tables";

type Owner = { clubIdx: number; memberIdx: number };
export type DeviceRow = typeof pushDevices.$inferSelect;
export type ChoiceRow = typeof pushChoices.$inferSelect;

export function selectDevices(db: Database, { clubIdx, memberIdx }: Owner): Promise<DeviceRow[]> {
  return db
    .select()
    .from(pushDevices)
    .where(ofClub(pushDevices, clubIdx, eq(pushDevices.memberIdx, memberIdx)))
    .orderBy(asc(pushDevices.deviceIdx));
}

/** The device of an endpoint, whoever's it is; locked, so that two calls about it come one after the other. */
export async function lockByEndpoint(
  tx: Database,
  clubIdx: number,
  endpointHash: string,
): Promise<DeviceRow | null> {
  const rows = await tx
    .select()
    .from(pushDevices)
    .where(ofClub(pushDevices, clubIdx, eq(pushDevices.endpointHash, endpointHash)))
    .for("update");
  return rows[0] ?? null;
}

/** A browser has one subscription: the same endpoint is the same row, whose it is from now on. */
export async function saveDevice(tx: Database, row: typeof pushDevices.$inferInsert): Promise<DeviceRow> {
  const { clubIdx: _club, ...change } = row;
  const rows = await tx
    .insert(pushDevices)
    .values(row)
    .onConflictDoUpdate({ target: [pushDevices.clubIdx, pushDevices.endpointHash], set: change })
    .returning();
  const [saved] = rows;
  if (!saved) throw new Error("The device was not stored.");
  return saved;
}

export async function updateDevice(
  db: Database,
  { clubIdx, deviceIdx }: Pick<DeviceRow, "clubIdx" | "deviceIdx">,
  change: Partial<DeviceRow>,
): Promise<void> {
  await db
    .update(pushDevices)
    .set(change)
    .where(ofClub(pushDevices, clubIdx, eq(pushDevices.deviceIdx, deviceIdx)));
}

export async function deleteDevices(
  db: Database,
  clubIdx: number,
  deviceIdxs: readonly number[],
): Promise<void> {
  if (deviceIdxs.length === 0) return;
  await db
    .delete(pushDevices)
    .where(ofClub(pushDevices, clubIdx, inArray(pushDevices.deviceIdx, [...deviceIdxs])));
}

/** Removes a member's device; false when it is not one of that member's. */
export async function deleteOwnDevice(
  db: Database,
  { clubIdx, memberIdx }: Owner,
  deviceIdx: number,
): Promise<boolean> {
  if (!isStoredIdx(deviceIdx)) return false;
  const rows = await db
    .delete(pushDevices)
    .where(
      ofClub(
        pushDevices,
        clubIdx,
        eq(pushDevices.memberIdx, memberIdx),
        eq(pushDevices.deviceIdx, deviceIdx),
      ),
    )
    .returning({ deviceIdx: pushDevices.deviceIdx });
  return rows.length === 1;
}

/** Removes devices that nothing was heard of, and nothing sent to, since a moment. */
export async function deleteDevicesBefore(db: Database, clubIdx: number, moment: Date): Promise<void> {
  await inBatches(async (limit) => {
    const idle = db
      .select({ deviceIdx: pushDevices.deviceIdx })
      .from(pushDevices)
      .where(ofClub(pushDevices, clubIdx, lt(pushDevices.usedAt, moment)))
      .limit(limit);
    const gone = await db
      .delete(pushDevices)
      .where(ofClub(pushDevices, clubIdx, inArray(pushDevices.deviceIdx, idle)))
      .returning({ deviceIdx: pushDevices.deviceIdx });
    return gone.length;
  });
}

export async function selectChoice(db: Database, { clubIdx, memberIdx }: Owner): Promise<ChoiceRow | null> {
  return oneOfClub(db, pushChoices, clubIdx, eq(pushChoices.memberIdx, memberIdx));
}

export async function saveChoice(db: Database, row: ChoiceRow): Promise<void> {
  await db
    .insert(pushChoices)
    .values(row)
    .onConflictDoUpdate({ target: [pushChoices.clubIdx, pushChoices.memberIdx], set: row });
}

/** The devices of some members, with the kinds that each has chosen; null for one who has not chosen. */
export function selectTargets(db: Database, clubIdx: number, memberIdxs: readonly number[]) {
  return db
    .select({
      memberIdx: pushDevices.memberIdx,
      deviceIdx: pushDevices.deviceIdx,
      kinds: pushChoices.kinds,
    })
    .from(pushDevices)
    .leftJoin(
      pushChoices,
      ofClub(pushChoices, pushDevices.clubIdx, eq(pushChoices.memberIdx, pushDevices.memberIdx)),
    )
    .where(ofClub(pushDevices, clubIdx, inArray(pushDevices.memberIdx, [...memberIdxs])))
    .orderBy(asc(pushDevices.deviceIdx));
}

/** Some devices of a club, with what their members have chosen. */
export function selectWithChoice(db: Database, clubIdx: number, deviceIdxs: readonly number[]) {
  return db
    .select({ device: pushDevices, choice: pushChoices })
    .from(pushDevices)
    .leftJoin(
      pushChoices,
      ofClub(pushChoices, pushDevices.clubIdx, eq(pushChoices.memberIdx, pushDevices.memberIdx)),
    )
    .where(ofClub(pushDevices, clubIdx, isOneOf(pushDevices.deviceIdx, deviceIdxs)));
}

/** Members of a club with a device who take a kind: by their own choice, or, where it is `usual`, without one. */
export async function selectTakers(
  db: Database,
  clubIdx: number,
  { kind, isUsual }: { kind: string; isUsual: boolean },
): Promise<number[]> {
  const rows = await db
    .selectDistinct({ memberIdx: pushDevices.memberIdx })
    .from(pushDevices)
    .leftJoin(
      pushChoices,
      ofClub(pushChoices, pushDevices.clubIdx, eq(pushChoices.memberIdx, pushDevices.memberIdx)),
    )
    .where(ofClub(pushDevices, clubIdx, sql`coalesce(${kind} = any(${pushChoices.kinds}), ${isUsual})`))
    .orderBy(asc(pushDevices.memberIdx));
  return rows.map(({ memberIdx }) => memberIdx);
}

/** Those of some members who have a device. */
export async function selectMembersWithDevice(
  db: Database,
  clubIdx: number,
  memberIdxs: readonly number[],
): Promise<Set<number>> {
  const rows = await db
    .selectDistinct({ memberIdx: pushDevices.memberIdx })
    .from(pushDevices)
    .where(ofClub(pushDevices, clubIdx, inArray(pushDevices.memberIdx, [...memberIdxs])));
  return new Set(rows.map(({ memberIdx }) => memberIdx));
}

/** Notes that messages were taken over, and that their devices are in use. */
export async function markSent(
  db: Database,
  clubIdx: number,
  { outboxIdxs, deviceIdxs, now }: { outboxIdxs: number[]; deviceIdxs: number[]; now: Date },
): Promise<void> {
  if (outboxIdxs.length === 0) return;
  await db
    .update(outbox)
    .set({ state: "SENT", sentAt: now, lastError: null })
    .where(ofClub(outbox, clubIdx, eq(outbox.state, "WAITING"), isOneOf(outbox.outboxIdx, outboxIdxs)));
  await db
    .update(pushDevices)
    .set({ usedAt: now })
    .where(ofClub(pushDevices, clubIdx, isOneOf(pushDevices.deviceIdx, deviceIdxs)));
}

/** Notes that a device has shown a message; a second confirmation changes nothing. */
export async function markDelivered(
  db: Database,
  { clubIdx, outboxIdx }: { clubIdx: number; outboxIdx: number },
  now: Date,
): Promise<void> {
  await db
    .update(outbox)
    .set({ deliveredAt: now })
    .where(
      ofClub(
        outbox,
        clubIdx,
        eq(outbox.outboxIdx, outboxIdx),
        eq(outbox.channel, "PUSH"),
        and(isNull(outbox.deliveredAt), ne(outbox.state, "PARKED")),
      ),
    );
}

/** One parameter for all numbers: a statement of a burst is the same however many there are. */
function isOneOf(column: PgColumn, numbers: readonly number[]) {
  return sql`${column} = any(${sql.param([...numbers])})`;
}
