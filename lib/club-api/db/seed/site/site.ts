import type { Database } from "../../database";
import { clubs, siteAdditions, siteCerts, siteInfos, siteStateHistory, siteStates } from "../../tables";
import type { Seeding } from "../seeding";

/** The club with its name, address, logos and a normal state (domain.md 10). */
export async function seedClub(
  tx: Database,
  { clubIdx, clubCode, now, data }: Seeding,
  tlsExpiresAt: Date | null,
): Promise<void> {
  const { info, addition, cert } = data.club;
  const stamp = { updatedAt: now, updatedBy: "ssadmin1" };
  await tx.insert(clubs).values({ clubIdx, clubCode, createdAt: now });
  await tx.insert(siteInfos).values({ ...info, ...stamp, clubIdx });
  await tx.insert(siteAdditions).values({ ...addition, ...stamp, clubIdx });
  await tx.insert(siteCerts).values({ ...cert, tlsExpiresAt, ...stamp, clubIdx });
  const current = { state: "1" as const, texts: {}, startAt: null, endAt: null, allowIps: [] };
  await tx.insert(siteStates).values({ clubIdx, current, ...stamp });
  await tx
    .insert(siteStateHistory)
    .values({ clubIdx, part: current, version: 1, changedAt: now, changedBy: "ssadmin1" });
}
