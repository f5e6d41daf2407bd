import type { Menu } from "@/lib/contract/site/menus";
import type { Database } from "../../db/database";
import { changeBanner, createBanner } from "../../domains/banners";
import type { BoardWriter } from "../../domains/boards";
import { readPublicMenus } from "../../domains/menus";
import type { Context } from "../../platform/context";
import { ClubFailure } from "../../platform/failure";

/** Stores a banner (domain.md A23). Throws what `createBanner` throws, and 9001 for a menu that the club does not have. */
export async function saveNewBanner(writer: BoardWriter, input: Parameters<typeof createBanner>[1]) {
  await refuseUnknownMenus(writer.db, writer.ctx, input.menuCodes);
  return createBanner(writer, input);
}

/** Changes a banner. Throws what `changeBanner` throws, and 9001 for a menu that the club does not have. */
export async function saveBanner(
  writer: BoardWriter,
  idx: number,
  input: Parameters<typeof changeBanner>[2],
) {
  await refuseUnknownMenus(writer.db, writer.ctx, input.menuCodes ?? []);
  return changeBanner(writer, idx, input);
}

async function refuseUnknownMenus(db: Database, ctx: Context, codes: readonly string[]): Promise<void> {
  if (codes.length === 0) return;
  const codesOf = ({ code, children }: Menu): string[] => [code, ...children.flatMap(codesOf)];
  const known = (await readPublicMenus(db, ctx.club.clubIdx, ctx.choice)).flatMap(codesOf);
  const at = codes.findIndex((code) => !known.includes(code));
  if (at >= 0) throw new ClubFailure("VAL_FIELD", [`menuCodes.${at}`, "choice"]);
}
