import type { CallOutput } from "@/lib/contract/routes";
import { type ViewKind, viewKinds } from "@/lib/contract/site/views";
import { addDays, daysBetween } from "@/lib/shared/time/calendar";
import { clubDate } from "@/lib/shared/time/club-time";
import type { Database } from "../../db/database";
import { transaction } from "../../db/transaction";
import { hashVisitor } from "../../domains/dashboard";
import { referenceWindow } from "../../domains/references";
import { mostSeen, noteView } from "../../domains/views";
import type { Context } from "../../platform/context";
import { ClubFailure } from "../../platform/failure";
import { visitorIdentity } from "../../platform/network/visitor-identity";
import type { MenuAccess } from "./menu-access";
import { recordAudience, siteRecords } from "./site-records";

type TopPages = CallOutput<"GET /ops/top-pages">;

const usualDays = 30;
/** As many as the figures of the dashboard can have. */
const maxDays = 732;

/** Counts a view of a record once per visitor and day (domain.md 7.14). Throws 2001 for what the visitor does not see. */
export async function countView(
  db: Database,
  ctx: Context,
  menus: MenuAccess,
  { kind, idx }: { kind: ViewKind; idx: number },
): Promise<CallOutput<"POST /ext/views">> {
  return transaction(db, async (tx) => {
    const audience = await recordAudience(tx, ctx, menus, { board: kind, idx });
    if (audience === "nobody") throw new ClubFailure("NOT_FOUND");
    const isCounted = await isFirstToday(tx, ctx, kind, idx);
    if (isCounted) await siteRecords[kind].window.count(tx, ctx, idx, "viewCount");
    return { kind, idx, isCounted };
  });
}

/** Counts the saving of a reference's file once per visitor, record and day. */
export async function countDownload(db: Database, ctx: Context, referenceIdx: number): Promise<void> {
  await transaction(db, async (tx) => {
    const isCounted = await isFirstToday(tx, ctx, "download", referenceIdx);
    if (isCounted) await referenceWindow.count(tx, ctx, referenceIdx, "downloadCount");
  });
}

/** The records that were seen most. Throws 9001 for days in the wrong order or too many. */
export async function readTopPages(
  db: Database,
  ctx: Context,
  query: { from?: string | undefined; to?: string | undefined; size: number },
): Promise<TopPages> {
  const to = query.to ?? clubDate(ctx.now, ctx.club.zone);
  const from = query.from ?? addDays(to, 1 - usualDays);
  if (to < from || daysBetween(from, to) >= maxDays)
    throw new ClubFailure("VAL_FIELD", ["to", "days_most", String(maxDays - 1)]);
  const input = { kinds: viewKinds, from, to, size: query.size };
  const seen = await mostSeen(db, ctx.club.clubIdx, input);
  const titles = new Map<string, string>();
  for (const kind of viewKinds) {
    const idxs = seen.filter((row) => row.kind === kind).map((row) => row.recordIdx);
    for (const [idx, title] of await siteRecords[kind].window.titles(db, ctx, idxs))
      titles.set(`${kind} ${idx}`, title);
  }
  const list: TopPages["list"] = [];
  for (const { kind, recordIdx: idx, views } of seen) {
    const known = viewKinds.find((one) => one === kind);
    const title = titles.get(`${kind} ${idx}`);
    if (!known || title === undefined) continue;
    list.push({
      kind: known,
      idx,
      title,
      views,
      isShown: await siteRecords[known].window.isShown(db, ctx, idx),
    });
  }
  return { from, to, list };
}

/**
 * The web server's own reads, which come without an address, and admins at work are nobody's views. A member is one
 * visitor everywhere, anybody else is one per source.
 */
async function isFirstToday(tx: Database, ctx: Context, kind: string, recordIdx: number): Promise<boolean> {
  if (ctx.address === null || ctx.by.kind === "admin") return false;
  const visitor = ctx.by.kind === "member" ? `member ${ctx.by.memberIdx}` : visitorIdentity(ctx.address);
  const purpose = `${kind} ${recordIdx} ${clubDate(ctx.now, ctx.club.zone)}`;
  const visitorHash = await hashVisitor(tx, purpose, visitor, ctx.now);
  return noteView(tx, ctx, { kind, recordIdx, visitorHash });
}
