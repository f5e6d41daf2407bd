import type { FileStorage } from "../adapters/storage";
import type { Database } from "../db/database";
import { findAdmin, permissionSubject } from "../domains/admins";
import { findFileOwner, type OpenFile, openFile } from "../domains/files";
import { isNoticeShown, type NoticeReader } from "../domains/notices";
import { isPermitted } from "../domains/permissions";
import { ClubFailure } from "../platform/failure";

/** The admin who asks, when one does and may act for the club. */
export type FileAdmin = { adminIdx: number } | null;

const noticeMenu = "930100";

/**
 * Opens a file of a notice. 2001 when there is none, and when visitors must not see its notice, unless an admin asks
 * who may read the board: nothing tells the two apart.
 */
export async function openNoticeFile(
  db: Database,
  storage: FileStorage,
  reader: NoticeReader,
  fileIdx: number,
  admin: FileAdmin,
): Promise<OpenFile> {
  const owners = { clubIdx: reader.clubIdx, kind: "notice" };
  const noticeIdx = await findFileOwner(db, owners, fileIdx);
  const isOpen =
    noticeIdx !== null && ((await isNoticeShown(db, reader, noticeIdx)) || (await mayReadBoard(db, admin)));
  const file = isOpen ? await openFile(db, storage, owners, fileIdx) : null;
  if (!file) throw new ClubFailure("NOT_FOUND");
  return file;
}

async function mayReadBoard(db: Database, asking: FileAdmin): Promise<boolean> {
  const admin = asking && (await findAdmin(db, asking.adminIdx));
  return admin ? isPermitted(db, permissionSubject(admin), noticeMenu, "R") : false;
}
