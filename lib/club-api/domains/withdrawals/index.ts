import { clubDate } from "@/lib/shared/time/club-time";
import type { Database } from "../../db/database";
import type { Context } from "../../platform/context";
import { pickText } from "../../platform/texts";
import { blockTexts } from "./block-texts";
import { deleteArchivesDue, deleteFarewells, forgetPersons, selectRejoinBlock } from "./repository";
import type { Block } from "./rules";

export { archiveMember, longestAccessDays, readRetentionPolicy } from "./archive";
export { eraseEverywhere } from "./erasure-repository";
export { selectOpenCounts as openCounts } from "./open-repository";
export { insertWithdrawal, selectInquiries as inquiriesOf } from "./repository";
export { type Block, withdrawalBlocks } from "./rules";

/** A reason as the member reads it, with the place where it can be settled. */
export function shownBlock({ choice }: Context, { code, count }: Block) {
  const { names, link } = blockTexts[code];
  return { code, name: pickText(names, choice) ?? code, count, link };
}

/** From which day a person who left may join again (1104); null when nothing stands in the way. */
export function rejoinBlock(
  db: Database,
  { club, now }: Context,
  personHash: string,
): Promise<string | null> {
  return selectRejoinBlock(db, club.clubIdx, personHash, clubDate(now, club.zone));
}

/** Destroys what has been kept long enough: archives, the traces of who left, and sent farewells (C0460, P-05). */
export async function purgeWithdrawn(db: Database, { club, now }: Context): Promise<void> {
  await deleteArchivesDue(db, club.clubIdx, now);
  await forgetPersons(db, club.clubIdx, clubDate(now, club.zone));
  await deleteFarewells(db, club.clubIdx);
}
