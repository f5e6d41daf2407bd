import type { CallOutput } from "@/lib/contract/routes";
import { type ViewKind, viewKinds } from "@/lib/contract/views";
import { addDays, daysBetween } from "@/lib/shared/calendar";
import { clubDate } from "@/lib/shared/club-time";
import type { Database } from "../db/database";
import { transaction } from "../db/transaction";
import { hashVisitor } from "../domains/dashboard";
import { referenceWindow } from "../domains/references";
import { mostSeen, noteView } from "../domains/views";
import type { Act } from "../platform/act";
import { ClubFailure } from "../platform/failure";
import { visitorIdentity } from "../platform/visitor-identity";
import type { MenuAccess } from "./menu-access";
import { recordAudience, siteRecords } from "./site-records";

type TopPages = CallOutput<"GET /ops/top-pages">;

const usualDays = 30;
/** As many as the figures of the dashboard can have. */
const maxDays = 732;

/** Counts a view of a record once per visitor and day (domain.md 7.14). Throws 2001 for what the visitor does not see. */
export async function countView(
  db: Database,
  act: Act,
  menus: MenuAccess,
  { kind, idx }: { kind: ViewKind; idx: number },
): Promise<CallOutput<"POST /ext/views">> {
  return transaction(db, async (tx) => {
    const audience = await recordAudience(tx, act, menus, { board: kind, idx });
    if (audience === "nobody") throw new ClubFailure("NOT_FOUND");
    const isCounted = await isFirstToday(tx, act, kind, idx);
    if (isCounted) await siteRecords[kind].window.count(tx, act, idx, "viewCount");
    return { kind, idx, isCounted };
  });
}

/** Counts the saving of a reference's file once per visitor, record and day. */
export async function countDownload(db: Database, act: Act, referenceIdx: number): Promise<void> {
  await transaction(db, async (tx) => {
    const isCounted = await isFirstToday(tx, act, "download", referenceIdx);
    if (isCounted) await referenceWindow.count(tx, act, referenceIdx, "downloadCount");
  });
}

/** The records that were seen most. Throws 9001 for days in the wrong order or too many. */
export async function readTopPages(
  db: Database,
  act: Act,
  query: { from?: string | undefined; to?: string | undefined; size: number },
): Promise<TopPages> {
  const to = query.to ?? clubDate(act.now, act.club.zone);
  const from = query.from ?? addDays(to, 1 - usualDays);
  if (to < from || daysBetween(from, to) >= maxDays) throw new ClubFailure("VAL_FIELD", ["to"]);
  const wish = { kinds: viewKinds, from, to, size: query.size };
  const seen = await mostSeen(db, act.club.clubIdx, wish);
  const titles = new Map<string, string>();
  for (const kind of viewKinds) {
    const idxs = seen.filter((row) => row.kind === kind).map((row) => row.recordIdx);
    for (const [idx, title] of await siteRecords[kind].window.titles(db, act, idxs))
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
      isShown: await siteRecords[known].window.isShown(db, act, idx),
    });
  }
  return { from, to, list };
}

/**
 * The web server's own reads, which come without an address, and admins at work are nobody's views. A member is one
 * visitor everywhere, anybody else is one per source.
 */
async function isFirstToday(tx: Database, act: Act, kind: string, recordIdx: number): Promise<boolean> {
  if (act.address === null || act.by.kind === "admin") return false;
  const visitor = act.by.kind === "member" ? `member ${act.by.memberIdx}` : visitorIdentity(act.address);
  const purpose = `${kind} ${recordIdx} ${clubDate(act.now, act.club.zone)}`;
  const visitorHash = await hashVisitor(tx, purpose, visitor, act.now);
  return noteView(tx, act, { kind, recordIdx, visitorHash });
}
