import { heroKinds } from "@/lib/contract/code-values/scene";
import type { HeroPhotograph, SiteHero, SiteHeroInput } from "@/lib/contract/site/site-hero";
import { isUnconditional } from "@/lib/shared/hero/choose";
import { clubTimestamp } from "@/lib/shared/time/club-time";
import type { Database } from "../../../db/database";
import { transaction } from "../../../db/transaction";
import { actorName, type Context } from "../../../platform/context";
import { ClubFailure } from "../../../platform/failure";
import { pickText } from "../../../platform/texts";
import { recordAudit } from "../../audit";
import {
  lockHero,
  type PhotographRow,
  type SiteHeroRow,
  selectHero,
  selectPhotographs,
  storeHero,
  updatePhotograph,
} from "./hero-repository";

const [drawn] = heroKinds;

/**
 * Head of a club's home page. Visitors get the photographs only where they are shown; `isAdmin` gets all, with
 * versions and the texts of every language.
 */
export async function readSiteHero(db: Database, ctx: Context, isAdmin = false): Promise<SiteHero> {
  const { clubIdx } = ctx.club;
  const row = await selectHero(db, clubIdx);
  const kind = row?.kind ?? drawn;
  const isShown = isAdmin || kind !== drawn;
  const photographs = isShown ? await selectPhotographs(db, clubIdx) : [];
  return {
    kind,
    photographs: photographs.map((photograph) => heroPhotographOf(ctx, photograph, isAdmin)),
    ...(isAdmin ? { admin: { version: row?.version ?? 0 } } : {}),
  };
}

function heroPhotographOf(ctx: Context, row: PhotographRow, isAdmin: boolean): HeroPhotograph {
  const { photographIdx, url, width, height, credit, fromMonth, toMonth, light, weather, tones } = row;
  const admin = {
    version: row.version,
    i18n: row.texts,
    updatedAt: clubTimestamp(row.updatedAt, ctx.club.zone),
  };
  return {
    photographIdx,
    url,
    width,
    height,
    credit,
    fromMonth,
    toMonth,
    light,
    weather,
    tones,
    focal: { x: row.focalX, y: row.focalY },
    colors: { top: row.topColor, foot: row.footColor },
    alt: pickText(row.texts, ctx.choice)?.alt ?? "",
    ...(isAdmin ? { admin } : {}),
  };
}

/**
 * Chooses between the drawn scene and the photographs, and gives these an order. Throws 2905 for photographs of which none
 * stands always, 9001 `order` for one that does not name each of them once, 2002 when another admin has saved.
 */
export async function saveSiteHero(db: Database, ctx: Context, { kind, order, version }: SiteHeroInput) {
  const { clubIdx, zone } = ctx.club;
  return transaction(db, async (tx) => {
    await lockHero(tx, clubIdx);
    const before = await selectHero(tx, clubIdx);
    if (version !== undefined && version !== (before?.version ?? 0)) throw new ClubFailure("STALE");
    const photographs = await selectPhotographs(tx, clubIdx);
    if (kind !== drawn) requireUnconditional(photographs);
    if (order) await storeOrder(tx, photographs, order);
    const after: SiteHeroRow = {
      clubIdx,
      kind,
      version: (before?.version ?? 0) + 1,
      updatedAt: ctx.now,
      updatedBy: actorName(ctx.by),
    };
    await storeHero(tx, after);
    await recordAudit(tx, ctx, {
      action: "UPDATE",
      entity: "siteHero",
      entityKey: clubIdx,
      before: { kind: before?.kind ?? drawn, order: photographs.map(({ photographIdx }) => photographIdx) },
      after: { kind, order: order ?? photographs.map(({ photographIdx }) => photographIdx) },
    });
    return { updatedAt: clubTimestamp(ctx.now, zone), version: after.version };
  });
}

/** Throws 2905 where some hour of the year would be left without a photograph. */
export function requireUnconditional(photographs: readonly PhotographRow[]): void {
  if (!photographs.some(isUnconditional)) throw new ClubFailure("PHOTO_ALWAYS");
}

async function storeOrder(tx: Database, photographs: readonly PhotographRow[], order: readonly number[]) {
  const known = new Set(photographs.map(({ photographIdx }) => photographIdx));
  const isWhole = order.length === known.size && new Set(order).size === known.size;
  if (!isWhole || !order.every((idx) => known.has(idx)))
    throw new ClubFailure("VAL_FIELD", ["order", "each_once"]);
  for (const photograph of photographs) {
    const place = order.indexOf(photograph.photographIdx) + 1;
    if (place !== photograph.order) await updatePhotograph(tx, photograph, { order: place });
  }
}
