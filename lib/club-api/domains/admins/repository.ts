import { and, eq } from "drizzle-orm";
import type { Database } from "../../db/database";
import { admins } from "../../db/tables";

export type AdminRow = typeof admins.$inferSelect;

export async function selectAdminByLoginId(
  db: Database,
  clubIdx: number,
  id: string,
): Promise<AdminRow | null> {
  const rows = await db
    .select()
    .from(admins)
    .where(and(eq(admins.clubIdx, clubIdx), eq(admins.id, id)));
  return rows[0] ?? null;
}

export async function selectAdmin(db: Database, adminIdx: number): Promise<AdminRow | null> {
  const rows = await db.select().from(admins).where(eq(admins.adminIdx, adminIdx));
  return rows[0] ?? null;
}

export async function updateLastLogin(
  db: Database,
  adminIdx: number,
  now: Date,
  address: string | null,
): Promise<void> {
  await db
    .update(admins)
    .set({ lastLoginAt: now, lastLoginIp: address })
    .where(eq(admins.adminIdx, adminIdx));
}
