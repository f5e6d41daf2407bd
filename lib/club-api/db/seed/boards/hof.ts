import type { Database } from "../../database";
import { hofEntries } from "../../tables";
import type { Seeding } from "../seeding";
import { stamp, texts } from "./board-seed";

/** The hall of fame (domain.md 10), with the members' consent; 9 is P12's. Nobody in it exists. */
export async function seedHof(tx: Database, seeding: Seeding): Promise<void> {
  const { days, data } = seeding;
  await tx.insert(hofEntries).values(
    data.hof.map(({ distance, metres, clubUsed, ...entry }) => ({
      ...entry,
      ...stamp(seeding, distance + 2, "11:00"),
      playDate: days.day(distance),
      distance: metres,
      hasConsent: true,
      ...texts({ clubUsed }),
    })),
  );
}
