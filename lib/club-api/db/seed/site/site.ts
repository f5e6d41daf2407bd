import type { Database } from "../../database";
import {
  clubs,
  siteAdditions,
  siteBrands,
  siteCerts,
  siteInfos,
  siteScenes,
  siteStateHistory,
  siteStates,
} from "../../tables";
import type { SiteStatePart } from "../../tables/site/site";
import type { FrameSeeding } from "../seeding";

const open: SiteStatePart = { state: "1", texts: {}, startAt: null, endAt: null, allowIps: [] };

/** A demo club with its name, address, logos and a normal state (domain.md 10). */
export async function seedClub(tx: Database, seeding: FrameSeeding): Promise<void> {
  await insertClub(tx, seeding, { openedAt: seeding.now, current: open });
}

/** A club whose site is stopped until it is opened. */
export async function seedUnopenedClub(tx: Database, seeding: FrameSeeding): Promise<void> {
  const current = { ...open, state: "0" as const, texts: seeding.data.common.holding };
  await insertClub(tx, seeding, { openedAt: null, current });
}

type Start = { openedAt: Date | null; current: SiteStatePart };

async function insertClub(
  tx: Database,
  { clubIdx, clubCode, now, data, authors }: FrameSeeding,
  { openedAt, current }: Start,
): Promise<void> {
  const { info, addition, cert, look } = data.club;
  const stamp = { updatedAt: now, updatedBy: authors.site };
  await tx.insert(clubs).values({ clubIdx, clubCode, createdAt: now, openedAt });
  await tx.insert(siteInfos).values({ ...info, ...stamp, clubIdx });
  await tx.insert(siteAdditions).values({ ...addition, ...stamp, clubIdx });
  await tx.insert(siteCerts).values({ ...cert, ...stamp, clubIdx });
  await tx.insert(siteStates).values({ clubIdx, current, ...stamp });
  if (look) await tx.insert(siteScenes).values({ ...look.scene, clubIdx, ...stamp });
  if (look?.brand) {
    const { main, accent, ...style } = look.brand;
    await tx.insert(siteBrands).values({ ...style, mainColor: main, accentColor: accent, clubIdx, ...stamp });
  }
  await tx
    .insert(siteStateHistory)
    .values({ clubIdx, part: current, version: 1, changedAt: now, changedBy: authors.site });
}
