import {
  changeBanner,
  cloneBanner,
  createBanner,
  readBanner,
  readBanners,
  removeBanners,
} from "../../../domains/banners";
import { readPageBanners } from "../../../workflows/site/read-page-banners";
import { boardWriter } from "../../boards";
import type { Handlers } from "../../handler";
import { namedIdxs, samePathIdx } from "../../rights/named-idxs";

export const bannersHandlers: Handlers<
  | "GET /banner/page/{menuCode}"
  | "GET /banner"
  | "GET /banner/{id}"
  | "POST /banner"
  | "POST /banner/clone"
  | "PUT /banner"
  | "PUT /banner/{id}"
  | "DELETE /banner"
  | "DELETE /banner/{id}"
> = {
  "GET /banner/page/{menuCode}": ({ db, ctx }, { params }) => readPageBanners(db, ctx, params.menuCode),
  "GET /banner": ({ db, ctx }, { query }) => readBanners(db, ctx, query),
  "GET /banner/{id}": ({ db, ctx }, { params }) => readBanner(db, ctx, params.id),
  "POST /banner": (context, { body, files }) => createBanner(boardWriter(context, files), body),
  "POST /banner/clone": (context, { body }) => cloneBanner(boardWriter(context), body.idx),
  "PUT /banner": (context, { body, files }) => changeBanner(boardWriter(context, files), body.idx, body),
  "PUT /banner/{id}": async (context, { params, body, files }) =>
    changeBanner(boardWriter(context, files), samePathIdx(params.id, body.idx, "idx"), body),
  "DELETE /banner": async (context, { body, query }) =>
    removeBanners(boardWriter(context), namedIdxs(body?.idxs, query.idx)),
  "DELETE /banner/{id}": (context, { params }) => removeBanners(boardWriter(context), [params.id]),
};
