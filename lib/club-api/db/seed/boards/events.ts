import type { Database } from "../../database";
import { events } from "../../tables";
import type { Seeding } from "../seeding";
import { ruledWords } from "../tools/ruled-text";
import { stamp, texts } from "./board-seed";

/** The events: planned, running and ended (domain.md 10); 31 is P14's. */
export async function seedEvents(tx: Database, seeding: Seeding): Promise<void> {
  const { days, data } = seeding;
  await tx.insert(events).values(
    data.events.map(({ eventIdx, from, to, viewCount, memberTypes, link, title, summary, contents }) => ({
      ...stamp(seeding, Math.min(from, 0) - 10, "09:00"),
      eventIdx,
      viewCount,
      memberTypes,
      link,
      startDate: days.day(from),
      endDate: days.day(to),
      ...texts({ title, summary, contents: ruledWords(contents, seeding) }, ["contents"]),
    })),
  );
}
