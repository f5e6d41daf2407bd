import type { FileKind } from "@/lib/contract/files";
import type { FileStorage } from "../adapters/storage";
import type { Database } from "../db/database";
import { findAdmin, permissionSubject } from "../domains/admins";
import { bannerWindow } from "../domains/banners";
import { eventWindow } from "../domains/events";
import { findFileOwner, type OpenFile, openFile } from "../domains/files";
import { fnbWindow } from "../domains/fnb";
import { hofWindow } from "../domains/hof";
import { lostItemWindow } from "../domains/lost-items";
import { noticeWindow } from "../domains/notices";
import { isPermitted } from "../domains/permissions";
import { referenceWindow } from "../domains/references";
import { isOwnForm } from "../domains/teams";
import { isOwnVoc } from "../domains/voc";
import type { Act } from "../platform/act";
import { ClubFailure } from "../platform/failure";
import { countDownload } from "./count-view";

/** Who asks for a file in the club: an admin who may act there, a member of it, or neither. */
export type FileReader = { adminIdx: number | null; memberIdx: number | null };

/** Who else than an admin with the menu's R flag may open the files of a record. */
type Gate = {
  menu: string;
  isOpen(db: Database, act: Act, ownerIdx: number, reader: FileReader): Promise<boolean>;
};

const gates: Record<FileKind, Gate> = {
  notice: { menu: "930100", isOpen: noticeWindow.isShown },
  banner: { menu: "930600", isOpen: bannerWindow.isShown },
  event: { menu: "930200", isOpen: eventWindow.isShown },
  reference: { menu: "930500", isOpen: referenceWindow.isShown },
  fnb: { menu: "930400", isOpen: fnbWindow.isShown },
  hof: { menu: "940500", isOpen: hofWindow.isShown },
  lost: { menu: "940500", isOpen: lostItemWindow.isShown },
  voc: {
    menu: "940500",
    isOpen: async (db, act, vocIdx, { memberIdx }) =>
      memberIdx !== null && (await isOwnVoc(db, act, memberIdx, vocIdx)),
  },
  team: {
    menu: "940400",
    isOpen: async (db, act, teamFormIdx, { memberIdx }) =>
      memberIdx !== null && (await isOwnForm(db, act, memberIdx, teamFormIdx)),
  },
  logo: { menu: "910500", isOpen: async () => true },
  // The photos of the office's people are for the office.
  admin: { menu: "910600", isOpen: async (_db, _act, _owner, { adminIdx }) => adminIdx !== null },
};

/**
 * Opens a file of a record; the saving of a reference's file is counted. 2001 when there is none, and when the caller
 * must not see its record: nothing tells the two apart (checklist S-73).
 */
export async function openRecordFile(
  db: Database,
  storage: FileStorage,
  act: Act,
  wanted: { kind: FileKind; fileIdx: number },
  reader: FileReader & { userAgent: string | null },
): Promise<OpenFile> {
  const gate = gates[wanted.kind];
  const owners = { clubIdx: act.club.clubIdx, kind: wanted.kind };
  const owner = await findFileOwner(db, owners, wanted.fileIdx);
  const isOpen =
    owner !== null &&
    ((await gate.isOpen(db, act, owner.ownerIdx, reader)) || (await mayReadMenu(db, reader, gate.menu)));
  const file = isOpen ? await openFile(db, storage, owners, wanted.fileIdx) : null;
  if (!file) throw new ClubFailure("NOT_FOUND");
  if (wanted.kind === "reference" && owner?.isListed) {
    await countDownload(db, act, owner.ownerIdx, reader.userAgent);
  }
  return file;
}

async function mayReadMenu(db: Database, { adminIdx }: FileReader, menu: string): Promise<boolean> {
  const admin = adminIdx === null ? null : await findAdmin(db, adminIdx);
  return admin ? isPermitted(db, permissionSubject(admin), menu, "R") : false;
}
