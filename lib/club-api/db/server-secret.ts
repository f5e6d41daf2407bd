import { eq } from "drizzle-orm";
import { randomToken } from "../platform/random";
import type { Database } from "./database";
import { secrets } from "./tables";

/** A key that the server made for itself under a name; the first caller makes it, all processes share it. */
export async function serverSecret(db: Database, name: string, now: Date): Promise<string> {
  const kept = await select(db, name);
  if (kept !== undefined) return kept;
  await db.insert(secrets).values({ name, value: randomToken(), createdAt: now }).onConflictDoNothing();
  const made = await select(db, name);
  if (made === undefined) throw new Error(`The secret ${name} was not stored.`);
  return made;
}

async function select(db: Database, name: string): Promise<string | undefined> {
  const rows = await db.select({ value: secrets.value }).from(secrets).where(eq(secrets.name, name));
  return rows[0]?.value;
}
