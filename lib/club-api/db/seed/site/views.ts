import { createHash } from "node:crypto";
import type { PgTable } from "drizzle-orm/pg-core";
import { clubDate } from "@/lib/shared/time/club-time";
import type { Database } from "../../database";
import { ofClub } from "../../of-club";
import { events, faqs, notices, references, viewDays } from "../../tables";
import type { Seeding } from "../seeding";

type Seen = { kind: string; recordIdx: number; viewCount: number; createdAt: Date };

const boards = [
  { kind: "notice", table: notices, recordIdx: notices.noticeIdx },
  { kind: "event", table: events, recordIdx: events.eventIdx },
  { kind: "faq", table: faqs, recordIdx: faqs.faqIdx },
  { kind: "reference", table: references, recordIdx: references.referenceIdx },
] as const;
const dayCount = 60;
/** At most one of so many views of a record came on one day: the days never come to more than the record says. */
const dailyPart = dayCount;

/** Sixty days of views for what the boards hold, the same for the same day. */
export async function seedViews(tx: Database, { clubIdx, days }: Seeding): Promise<void> {
  const records = await selectRecords(tx, clubIdx);
  const rows = Array.from({ length: dayCount }, (_, distance) => days.day(-distance)).flatMap((date) =>
    records
      .filter(({ createdAt }) => clubDate(createdAt, days.zone) <= date)
      .map(({ kind, recordIdx, viewCount }) => {
        const digest = createHash("sha256").update(`${kind} ${recordIdx} ${date}`).digest();
        const views = Math.floor(((viewCount / dailyPart) * (digest[0] ?? 0)) / 255);
        return { clubIdx, date, kind, recordIdx, views };
      })
      .filter(({ views }) => views > 0),
  );
  await tx.insert(viewDays).values(rows);
}

async function selectRecords(tx: Database, clubIdx: number): Promise<Seen[]> {
  const seen: Seen[] = [];
  for (const { kind, table, recordIdx } of boards) {
    const { viewCount, createdAt } = table;
    const rows = await tx
      .select({ recordIdx, viewCount, createdAt })
      .from(table as PgTable)
      .where(ofClub(table, clubIdx));
    seen.push(...rows.map((row) => ({ kind, ...row })));
  }
  return seen;
}
