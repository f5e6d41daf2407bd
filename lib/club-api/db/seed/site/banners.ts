import { inArray } from "drizzle-orm";
import { drawingImage } from "@/lib/landscape";
import { landscapeViewOf, viewSuffix } from "@/lib/landscape/address";
import type { Database } from "../../database";
import { ofClub } from "../../of-club";
import { banners, menus } from "../../tables";
import type { Seeding } from "../seeding";

/** Banners that run, are planned and have ended; the pages that they name announce them. */
export async function seedBanners(tx: Database, { clubIdx, days, data, authors }: Seeding): Promise<void> {
  const writtenAt = days.moment(-20, "09:00");
  const { clubCode, look } = data.club;
  const view = look ? landscapeViewOf({ clubCode, standardSeed: 0, ...look.scene }) : null;
  const building = look?.scene.building ?? "timber";
  await tx.insert(banners).values(
    data.banners.map(({ picture, drawing, from, to, windowOpen = false, ...banner }) => ({
      ...banner,
      clubIdx,
      ...(drawing
        ? { layerFile: drawingImage(drawing, { building, view }).src, layerFileMobile: null }
        : {
            layerFile: `/landscape/${picture}${viewSuffix(view)}/wide-1440.webp`,
            layerFileMobile: `/landscape/${picture}${viewSuffix(view)}/tall-780.webp`,
          }),
      seeDetail: banner.link !== null,
      windowOpen,
      todayClose: true,
      devicePc: "A" as const,
      startAt: days.moment(from, "00:00"),
      endAt: days.moment(to, "00:00"),
      createdAt: writtenAt,
      createdBy: authors.contents,
      updatedAt: writtenAt,
      updatedBy: authors.contents,
    })),
  );
  const announcing = [...new Set(data.banners.flatMap(({ menuCodes }) => menuCodes))];
  await tx
    .update(menus)
    .set({ isExistBanner: true })
    .where(ofClub(menus, clubIdx, inArray(menus.code, announcing)));
}
