import type { SiteInfoChange } from "@/lib/contract/site/site-office";
import type { Database } from "../../db/database";
import { transaction } from "../../db/transaction";
import { fillMenus } from "../../domains/menus";
import { saveSiteInfo } from "../../domains/site";
import { readClubWords } from "../../domains/terms";
import type { Context } from "../../platform/context";

/** Saves what the club says of itself, and puts it in the places that texts of its menus have kept open. */
export function saveInfoOfClub(
  db: Database,
  ctx: Context,
  input: SiteInfoChange,
): ReturnType<typeof saveSiteInfo> {
  return transaction(db, async (tx) => {
    const saved = await saveSiteInfo(tx, ctx, input);
    await fillMenus(tx, ctx, await readClubWords(tx, ctx));
    return saved;
  });
}
