import { languages } from "@/lib/shared/languages";
import { clubTimestamp } from "@/lib/shared/time/club-time";
import type { Database } from "../../db/database";
import type { Context } from "../../platform/context";
import { ClubFailure } from "../../platform/failure";
import { type ClubRow, lockOpening, selectEveryClub, updateOpening } from "./repository";

export { deleteClubRow, insertClub, selectOpening as openingOf, takeClubIdx } from "./repository";
export {
  type AdminNumbers,
  allowAuditDelete,
  bringOutboxKeys,
  continueSequence,
  countRows,
  deleteRows,
  dropForeignProofs,
  insertRowTexts,
  isPassing,
  linkRowTexts,
  nextAdminNumber,
  readClubTables,
  readRowTexts,
  releaseAssignments,
  selectByMail,
  selectSchemaHash,
  selectStorageKeys,
  takenAdminNumbers,
  unlinkRows,
  updateMailHashes,
} from "./transfer-repository";

/** A club as the operator sees it; `openedAt` is null while it is being set up. */
export type ListedClub = Omit<ClubRow, "texts"> & { name: string };

/** Every club of the server, in the order in which they came. */
export async function readClubs(db: Database): Promise<ListedClub[]> {
  const rows = await selectEveryClub(db);
  return rows.map(({ texts, ...club }) => ({
    ...club,
    name: languages.flatMap((language) => texts?.[language]?.clubName || [])[0] ?? "",
  }));
}

/**
 * Holds a club that is being set up until the caller's transaction ends, so that two who work on it act one after the other. Throws SETUP_OPENED
 * with the moment once it is open.
 */
export async function holdUnopened(tx: Database, { club }: Context): Promise<void> {
  const row = await lockOpening(tx, club.clubIdx);
  if (!row) throw new ClubFailure("NOT_FOUND");
  if (row.openedAt === null) return;
  const [day = "", time = ""] = clubTimestamp(row.openedAt, club.zone).split("T");
  throw new ClubFailure("SETUP_OPENED", [`${day} ${time.slice(0, 5)}`]);
}

/** Holds a club, open or not, until the caller's transaction ends. */
export async function holdClub(tx: Database, { club }: Context): Promise<void> {
  if (!(await lockOpening(tx, club.clubIdx))) throw new ClubFailure("NOT_FOUND");
}

/** Notes that a club is open from now on. */
export function noteOpened(tx: Database, { club, now }: Context): Promise<void> {
  return updateOpening(tx, club.clubIdx, now);
}
