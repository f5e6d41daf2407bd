import { clubDate } from "@/lib/shared/time/club-time";
import type { FileStorage } from "../../adapters/storage";
import type { Database } from "../../db/database";
import {
  findImage,
  findImageUses,
  type ImageRow,
  isNamedOpenly,
  openImage,
} from "../../domains/content-images";
import type { OpenFile } from "../../domains/files";
import type { Context } from "../../platform/context";
import { ClubFailure } from "../../platform/failure";
import type { FileReader } from "./open-record-file";
import { recordAudience } from "./site-records";

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
