import { languages } from "@/lib/shared/languages";
import type { Database } from "../../db/database";
import { type ClubRow, selectEveryClub } from "./repository";

export { insertionOrder, type OrderedTable } from "./catalog";
export { deleteClubRow, insertClub, takeClubIdx } from "./repository";
export {
  type AdminNumbers,
  allowAuditDelete,
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
