import { waitingState } from "@/lib/contract/code-values/waitings";
import type { Database } from "../../database";
import { waitings } from "../../tables";
import type { DemoDays } from "./demo-day";

/** The Saturday of flow F6, counted from the demo day. */
const playDay = 5;

/**
 * The queue of flow F6: first a member who has been suspended since, then 600001 (domain.md Y14), then one who would
 * also take the next band.
 */
export async function seedWaitings(tx: Database, clubIdx: number, days: DemoDays): Promise<void> {
  const entry = (waitingIdx: number, memberIdx: number, createdAt: Date, standbyTimeCodes = ["12"]) => ({
    waitingIdx,
    clubIdx,
    memberIdx,
    playDate: days.day(playDay),
    standbyTimeCodes,
    courseCodes: [],
    playerCount: 4,
    caddieMode: "C" as const,
    state: waitingState.waiting,
    createdAt,
    updatedAt: createdAt,
  });
  await tx
    .insert(waitings)
    .values([
      entry(600_000, 100_007, days.moment(-13, "10:30")),
      entry(600_001, 100_002, days.moment(-3, "11:02")),
      entry(599_999, 100_008, days.moment(-2, "09:30"), ["12", "13"]),
    ]);
}
