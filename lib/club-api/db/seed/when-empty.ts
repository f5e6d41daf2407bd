import { sql } from "drizzle-orm";
import type { FileStorage } from "../../adapters/storage";
import { listClubs } from "../../domains/policies";
import type { Database } from "../database";
import { transaction } from "../transaction";
import { addClub } from "./add-club";
import { seedDemo, seedDemoClubs } from "./index";

const seedLock = 7_306_003;

export type FirstFill = {
  seed: "demo" | "demo-clubs" | "frame";
  clubCode: string;
  preset: string;
  now: Date;
  storage: FileStorage;
};

/**
 * Fills a database without a club, and leaves any other alone: with the demo, or all demo clubs, and their published
 * passwords where that was asked for, else with the frame of a club. Of several processes that start at once one fills it; the others wait and
 * find it full. Answers what the operator has to be told, once; null when there is nothing to tell.
 */
export async function seedWhenEmpty(
  db: Database,
  { seed, clubCode, preset, now, storage }: FirstFill,
): Promise<string | null> {
  return transaction(db, async (tx) => {
    // Filling takes longer than a request would wait for a lock.
    await tx.execute(sql`set local lock_timeout = 0`);
    await tx.execute(sql`select pg_advisory_xact_lock(${seedLock})`);
    if ((await listClubs(tx)).length > 0) return null;
    if (seed === "demo") await seedDemo(tx, { now, storage });
    if (seed === "demo-clubs") await seedDemoClubs(tx, { now, storage });
    if (seed !== "frame") return null;
    const { adminId, password } = await addClub(tx, { clubCode, preset }, now);
    return (
      `The database was empty. It holds club ${clubCode} now, made from the preset ${preset}; its site is stopped until ` +
      `the set-up at /ishm/setup opens it.\nSign in at /ishm as ${adminId} with the password ${password}, shown only ` +
      `here; it asks for a new one at the first sign-in.`
    );
  });
}
