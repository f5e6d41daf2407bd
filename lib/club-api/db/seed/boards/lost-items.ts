import { lostState } from "@/lib/contract/code-values/lost-items";
import type { Database } from "../../database";
import { lostItems } from "../../tables";
import type { ClubData } from "../club-data";
import type { DemoDays } from "../play/demo-day";
import type { Seeding } from "../seeding";
import { stamp, texts } from "./board-seed";

const keepDays = 180;

/** Lost items over all states (domain.md 10); 5 is P13's. */
export async function seedLostItems(tx: Database, seeding: Seeding): Promise<void> {
  const { days, data } = seeding;
  await tx.insert(lostItems).values(
    data.lostItems.map((item) => {
      const { lostIdx, lostType, state, distance, foundTime, brand, hiddenNote, contact } = item;
      const { itemName, color, foundPlace, storagePlace, description } = item;
      return {
        ...stamp(seeding, distance, "18:00", seeding.authors.site),
        lostIdx,
        lostType,
        state,
        foundTime,
        brand,
        hiddenNote,
        quantity: 1,
        foundDate: days.day(distance),
        keepUntil: days.day(distance + keepDays),
        contact,
        returnedAt: state === lostState.returned ? days.moment(distance + 2, "15:20") : null,
        ...claimOf(item, days),
        ...texts({ itemName, color, foundPlace, storagePlace, description }),
      };
    }),
  );
}

function claimOf({ claimant, distance }: ClubData["lostItems"][number], days: DemoDays) {
  return {
    claimantName: claimant?.name ?? null,
    claimantPhone: claimant?.phoneNo ?? null,
    claimantIdx: claimant?.memberIdx ?? null,
    claimedAt: claimant ? days.moment(distance + 1, "10:10") : null,
  };
}
