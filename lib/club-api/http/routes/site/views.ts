import { countView, readTopPages } from "../../../workflows/site/count-view";
import type { Handlers } from "../../handler";

export const viewsHandlers: Handlers<"POST /ext/pages" | "POST /ext/views" | "GET /ops/top-pages"> = {
  // Its count is all there is to it.
  "POST /ext/pages": async () => ({}),
  "POST /ext/views": ({ db, ctx, menus }, { body }) => countView(db, ctx, menus, body),
  "GET /ops/top-pages": ({ db, ctx }, { query }) => readTopPages(db, ctx, query),
};
