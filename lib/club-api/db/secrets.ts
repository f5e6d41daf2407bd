import { asc, eq } from "drizzle-orm";
import { randomToken } from "../platform/random";
import type { Database } from "./database";
import { secrets } from "./tables/platform/outbox";

/** A key of the server's own, made at its first use and kept for ever; every process reads the same one. */
export async function serverKey(db: Database, name: string, now: Date): Promise<string> {
  const stored = await selectSecret(db, name);
  if (stored !== undefined) return stored;
  const offered = randomToken();
  await db.insert(secrets).values({ name, value: offered, createdAt: now }).onConflictDoNothing();
  return (await selectSecret(db, name)) ?? offered;
}

async function selectSecret(db: Database, name: string): Promise<string | undefined> {
  const rows = await db.select({ value: secrets.value }).from(secrets).where(eq(secrets.name, name));
  return rows[0]?.value;
}

/** A new value for a key of the server; the old one is gone. Every process uses it from its next call on. */
export async function replaceServerKey(db: Database, name: string, now: Date): Promise<string> {
  const value = randomToken();
  await db
    .insert(secrets)
    .values({ name, value, createdAt: now })
    .onConflictDoUpdate({ target: secrets.name, set: { value, createdAt: now } });
  return value;
}

/** The keys that the server has made so far, without their values. */
export function listServerKeys(db: Database): Promise<{ name: string; createdAt: Date }[]> {
  return db
    .select({ name: secrets.name, createdAt: secrets.createdAt })
    .from(secrets)
    .orderBy(asc(secrets.name));
}
