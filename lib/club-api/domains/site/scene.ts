import { createHash } from "node:crypto";
import { standardScene } from "@/lib/contract/code-values/scene";
import type { SiteScene, SiteSceneInput } from "@/lib/contract/site/site-scene";
import { clubTimestamp } from "@/lib/shared/time/club-time";
import type { Database } from "../../db/database";
import { transaction } from "../../db/transaction";
import { actorName, type Context } from "../../platform/context";
import { ClubFailure } from "../../platform/failure";
import { recordAudit } from "../audit";
import { lockSiteScene, type SiteSceneRow, saveSiteSceneRow, selectSiteScene } from "./repository";

/** Scene of the club's pictures; the standard scene for a club that has chosen none. */
export async function readSiteScene(
  db: Database,
  { clubIdx, clubCode }: Context["club"],
  isAdmin = false,
): Promise<SiteScene> {
  const row = await selectSiteScene(db, clubIdx);
  const admin = { version: row?.version ?? 0, standardSeed: standardSeedOf(clubCode) };
  return { ...fieldsOf(row), ...(isAdmin ? { admin } : {}) };
}

/** The number of a club's standard picture, as the web reckons it: the first 32 bits of the code's SHA-256. */
function standardSeedOf(clubCode: string): number {
  return createHash("sha256").update(clubCode).digest().readUInt32BE(0);
}

function fieldsOf(row: SiteSceneRow | null) {
  const { terrain, building, seed } = row ?? standardScene;
  return { terrain, building, seed };
}

/** Saves the scene. Throws 2002 for a version that somebody else has changed meanwhile. */
export async function saveSiteScene(db: Database, ctx: Context, { version, ...scene }: SiteSceneInput) {
  const { clubIdx, zone } = ctx.club;
  return transaction(db, async (tx) => {
    const before = await lockSiteScene(tx, clubIdx);
    if (version !== undefined && version !== (before?.version ?? 0)) throw new ClubFailure("STALE");
    const after: SiteSceneRow = {
      ...scene,
      clubIdx,
      version: (before?.version ?? 0) + 1,
      updatedAt: ctx.now,
      updatedBy: actorName(ctx.by),
    };
    if (!(await saveSiteSceneRow(tx, after))) throw new ClubFailure("STALE");
    await recordAudit(tx, ctx, {
      action: "UPDATE",
      entity: "siteScene",
      entityKey: clubIdx,
      before: fieldsOf(before),
      after: fieldsOf(after),
    });
    return { updatedAt: clubTimestamp(ctx.now, zone), version: after.version };
  });
}
