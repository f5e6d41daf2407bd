import type { CallOutput } from "@/lib/contract/routes";
import type { SiteBrand, SiteBrandInput } from "@/lib/contract/site/site-brand";
import { colorProblem, plainBrand } from "@/lib/shared/brand/brand";
import { clubTimestamp } from "@/lib/shared/time/club-time";
import type { Database } from "../../db/database";
import { transaction } from "../../db/transaction";
import { actorName, type Context } from "../../platform/context";
import { ClubFailure } from "../../platform/failure";
import { recordAudit } from "../audit";
import {
  insertSiteBrand,
  lockSiteBrand,
  type SiteBrandRow,
  selectSiteBrand,
  updateSiteBrand,
} from "./repository";

/** The look of a club, with `isAdmin` its version; the product's own for a club that never chose one. */
export async function readSiteBrand(db: Database, clubIdx: number, isAdmin = false): Promise<SiteBrand> {
  const row = await selectSiteBrand(db, clubIdx);
  return { ...brandOf(row), ...(isAdmin ? { admin: { version: row?.version ?? 0 } } : {}) };
}

function brandOf(row: SiteBrandRow | null) {
  if (!row) return plainBrand;
  const { mainColor: main, accentColor: accent, fonts, corner, density, lines } = row;
  return { main, accent, fonts, corner, density, lines };
}

/**
 * Saves the look of a club. Throws 2102 for a main colour or an accent too near to white, 9001 `accent` for an accent
 * without a main colour, 2002 when another admin has saved.
 */
export async function saveSiteBrand(
  db: Database,
  ctx: Context,
  { version, ...input }: SiteBrandInput,
): Promise<CallOutput<"PUT /site/brand">> {
  refuseColors(input);
  const { clubIdx, zone } = ctx.club;
  return transaction(db, async (tx) => {
    const before = await lockSiteBrand(tx, clubIdx);
    if (version !== undefined && version !== (before?.version ?? 0)) throw new ClubFailure("STALE");
    const { main, accent, ...style } = input;
    const after: SiteBrandRow = {
      clubIdx,
      mainColor: main,
      accentColor: accent,
      ...style,
      version: (before?.version ?? 0) + 1,
      updatedAt: ctx.now,
      updatedBy: actorName(ctx.by),
    };
    if (before) await updateSiteBrand(tx, clubIdx, after);
    else if (!(await insertSiteBrand(tx, after))) throw new ClubFailure("STALE");
    await recordAudit(tx, ctx, {
      action: "UPDATE",
      entity: "siteBrand",
      entityKey: clubIdx,
      before: before ?? { clubIdx, mainColor: null, accentColor: null, version: 0 },
      after,
    });
    return { updatedAt: clubTimestamp(ctx.now, zone), version: after.version };
  });
}

function refuseColors({ main, accent }: Pick<SiteBrandInput, "main" | "accent">): void {
  if (main === null && accent !== null) throw new ClubFailure("VAL_FIELD", ["accent", "needs_main"]);
  if ([main, accent].some((color) => color !== null && colorProblem(color) !== null)) {
    throw new ClubFailure("SITE_COLOR");
  }
}
