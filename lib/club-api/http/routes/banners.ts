import { readPageBanners } from "../../workflows/read-page-banners";
import { languageChoice } from "../context";
import type { Handlers } from "../handler";

export const bannersHandlers: Handlers<"GET /banner/page/{menuCode}"> = {
  "GET /banner/page/{menuCode}": (context, { params }) =>
    readPageBanners(context.db, {
      clubIdx: context.club.clubIdx,
      zone: context.club.zone,
      menuCode: params.menuCode,
      now: context.clock.now(),
      choice: languageChoice(context),
    }),
};
