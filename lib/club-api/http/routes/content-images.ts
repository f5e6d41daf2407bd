import { openImage, storeImage } from "../../domains/content-images";
import { ClubFailure } from "../../platform/failure";
import type { Handlers } from "../handler";

/** Images that stand in texts. */
export const contentImagesHandlers: Handlers<"POST /ops/images/{entity}" | "GET /files/content/{token}"> = {
  "POST /ops/images/{entity}": (context, { files: [image] }) => {
    if (!image) throw new ClubFailure("VAL_FIELD", ["image"]);
    return storeImage(context, context.act, image);
  },
  "GET /files/content/{token}": async (context, { params, query }) => ({
    file: await openImage(context, params.token, query.w),
  }),
};
