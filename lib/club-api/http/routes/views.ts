import { countView, readTopPages } from "../../workflows/count-view";
import type { Handlers } from "../handler";

export const viewsHandlers: Handlers<"POST /ext/views" | "GET /ops/top-pages"> = {
  "POST /ext/views": ({ db, act, userAgent }, { body }) => countView(db, act, body, userAgent),
  "GET /ops/top-pages": ({ db, act }, { query }) => readTopPages(db, act, query),
};
