import type { FileKind } from "@/lib/contract/files";
import { sceneMenu } from "@/lib/contract/site/site-scene";
import { courseMenu } from "@/lib/contract/tee-sheets/ops-courses";
import { clubDate } from "@/lib/shared/time/club-time";
import type { FileStorage } from "../../adapters/storage";
import type { Database } from "../../db/database";
import { findAdmin, permissionSubject } from "../../domains/admins";
import {
  findImage,
  findImageUses,
  type ImageRow,
  isNamedOpenly,
  openImage,
} from "../../domains/content-images";
import { courseOfPicture, isCourseThere } from "../../domains/courses";
import { findFileOwner, type OpenFile, openFile } from "../../domains/files";
import { noteEvidenceOpened } from "../../domains/penalties";
import { isPermitted } from "../../domains/permissions";
import { isOwnForm } from "../../domains/teams";
import { isOwnVoc } from "../../domains/voc";
import type { Context } from "../../platform/context";
import { ClubFailure } from "../../platform/failure";
import { countDownload } from "./count-view";
import type { MenuAccess } from "./menu-access";
import { recordAudience, type SiteBoard, siteRecords } from "./site-records";

/** Who asks for a file in the club: an admin who may act there, a member of it, or neither. */
export type FileReader = { adminIdx: number | null; memberIdx: number | null; menus: MenuAccess };

/** Who else than an admin with the menu's R flag may open the files of a record, and whether anybody may. */
type Gate = {
  menu: string;
  /** Of a board: a record in the trash keeps its files to itself, even before the office. */
  isThere?(db: Database, ctx: Context, ownerIdx: number): Promise<boolean>;
  isOpen(db: Database, ctx: Context, ownerIdx: number, reader: FileReader): Promise<boolean>;
  /** Called when a file was opened, to record it. */
  note?(db: Database, ctx: Context, ownerIdx: number, fileIdx: number): Promise<void>;
};

/** A file of a board is for whom its record is, the locks of its pages included. */
const boardGate = (menu: string, board: SiteBoard): Gate => ({
  menu,
  isThere: siteRecords[board].window.isThere,
  isOpen: async (db, ctx, idx, { menus }) =>
    (await recordAudience(db, ctx, menus, { board, idx })) !== "nobody",
});

/** The page of the courses (domain.md 10). */
const coursePageMenu = "040000";

const gates: Record<FileKind, Gate> = {
  notice: boardGate("930100", "notice"),
  banner: boardGate("930600", "banner"),
  event: boardGate("930200", "event"),
  reference: boardGate("930500", "reference"),
  fnb: boardGate("930400", "fnb"),
  hof: boardGate("940500", "hof"),
  lost: boardGate("940500", "lost"),
  clubEntry: boardGate("911300", "clubEntry"),
  voc: {
    menu: "940500",
    isOpen: async (db, ctx, vocIdx, { memberIdx }) =>
      memberIdx !== null && (await isOwnVoc(db, ctx, memberIdx, vocIdx)),
  },
  team: {
    menu: "940400",
    isOpen: async (db, ctx, teamFormIdx, { memberIdx }) =>
      memberIdx !== null && (await isOwnForm(db, ctx, memberIdx, teamFormIdx)),
  },
  // Evidence for a waiver is the office's alone, and each look at it is on record.
  penalty: { menu: "940200", isOpen: async () => false, note: noteEvidenceOpened },
  logo: { menu: "910500", isOpen: async () => true },
  // The home page shows some of them at other hours only; what a club has taken in for it is no secret.
  hero: { menu: sceneMenu, isOpen: async () => true },
  // A course's pictures are for whom its page is.
  course: {
    menu: courseMenu,
    isThere: (db, ctx, owner) => isCourseThere(db, ctx, courseOfPicture(owner)),
    isOpen: (_db, _ctx, _owner, { menus }) => menus.isOpen(coursePageMenu),
  },
  // The photos of the office's people are for the office.
  admin: { menu: "910600", isOpen: async (_db, _ctx, _owner, { adminIdx }) => adminIdx !== null },
};

/**
 * Opens a file of a record; the saving of a reference's file is counted. 2001 when there is none, and when the caller
 * must not see its record: nothing tells the two apart (checklist S-73).
 */
export async function openRecordFile(
  db: Database,
  storage: FileStorage,
  ctx: Context,
  wanted: { kind: FileKind; fileIdx: number },
  reader: FileReader,
): Promise<OpenFile> {
  const gate = gates[wanted.kind];
  const owners = { clubIdx: ctx.club.clubIdx, kind: wanted.kind };
  const owner = await findFileOwner(db, owners, wanted.fileIdx);
  const isOpen =
    owner !== null &&
    ((await gate.isThere?.(db, ctx, owner.ownerIdx)) ?? true) &&
    ((await gate.isOpen(db, ctx, owner.ownerIdx, reader)) || (await mayReadMenu(db, reader, gate.menu)));
  const file = isOpen ? await openFile(db, storage, owners, wanted.fileIdx) : null;
  if (!file) throw new ClubFailure("NOT_FOUND");
  if (owner) await gate.note?.(db, ctx, owner.ownerIdx, wanted.fileIdx);
  if (wanted.kind === "reference" && owner?.isListed) await countDownload(db, ctx, owner.ownerIdx);
  return file;
}

async function mayReadMenu(db: Database, { adminIdx }: FileReader, menu: string): Promise<boolean> {
  const admin = adminIdx === null ? null : await findAdmin(db, adminIdx);
  return admin ? isPermitted(db, permissionSubject(admin), menu, "R") : false;
}

type Audience = "public" | "caller" | "nobody";

/**
 * An image of a text, in the size that suits a width: for whom a record that names it is, the locks of its pages included.
 * `isPublic` is what everybody may see; an admin sees all of the club, also what nothing names yet. Throws 2001.
 */
export async function openTextImage(
  { db, storage }: { db: Database; storage: FileStorage },
  ctx: Context,
  reader: FileReader,
  { token, width }: { token: string; width: number | undefined },
): Promise<{ file: OpenFile; isPublic: boolean }> {
  const row = await findImage(db, ctx.club.clubIdx, token);
  const audience = row && (await audienceOf(db, ctx, reader, row));
  if (!row || audience === null || audience === "nobody") throw new ClubFailure("NOT_FOUND");
  return { file: await openImage(storage, row, width), isPublic: audience === "public" };
}

async function audienceOf(db: Database, ctx: Context, reader: FileReader, row: ImageRow): Promise<Audience> {
  const today = clubDate(ctx.now, ctx.club.zone);
  const { inTerms, inPreview } = await isNamedOpenly(db, row, { now: ctx.now, today });
  if (inTerms) return "public";
  let best: Audience = inPreview || reader.adminIdx !== null ? "caller" : "nobody";
  for (const use of await findImageUses(db, row)) {
    const audience = await recordAudience(db, ctx, reader.menus, use);
    if (audience === "public") return audience;
    if (audience === "caller") best = audience;
  }
  return best;
}
