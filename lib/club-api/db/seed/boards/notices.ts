import type { Database } from "../../database";
import { notices } from "../../tables";
import type { Seeding } from "../seeding";
import { datedWords } from "../tools/dated-text";
import { ruledWords } from "../tools/ruled-text";
import { stamp, texts } from "./board-seed";

/** The notices, with the days that they name (domain.md 10). */
export async function seedNotices(tx: Database, seeding: Seeding): Promise<void> {
  const { days, data } = seeding;
  await tx.insert(notices).values(
    data.notices.map(({ noticeIdx, distance, timeOfDay, viewCount, isTop, title, contents }) => ({
      ...stamp(seeding, distance, timeOfDay),
      noticeIdx,
      viewCount,
      isTop,
      isVisible: true,
      ...texts({ title: datedWords(title, days), contents: ruledWords(contents, seeding) }, ["contents"]),
    })),
  );
}
