import { storeImage } from "../../../domains/content-images";
import { ClubFailure } from "../../../platform/failure";
import { openTextImage } from "../../../workflows/site/open-text-image";
import { fileReader } from "../../files/file-reader";
import type { Handlers } from "../../handler";

/** Images that stand in texts. */
export const contentImagesHandlers: Handlers<"POST /ops/images/{entity}" | "GET /files/content/{token}"> = {
  "POST /ops/images/{entity}": (context, { files: [image] }) => {
    if (!image) throw new ClubFailure("VAL_FIELD", ["image"]);
    return storeImage(context, context.ctx, image);
  },
  "GET /files/content/{token}": (context, { params, query }) => {
    const wanted = { token: params.token, width: query.w };
    return openTextImage(context, context.ctx, fileReader(context), wanted);
  },
};
