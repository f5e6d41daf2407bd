import { scopeOf } from "../../../domains/boards";
import {
  changeNotice,
  createNotice,
  readAdminNotices,
  readNormalNotices,
  readNotice,
  readTopNotices,
  removeNotices,
} from "../../../domains/notices";
import { boardWriter } from "../../boards";
import type { Handlers } from "../../handler";
import { namedIdxs, samePathIdx } from "../../rights/named-idxs";

export const noticesHandlers: Handlers<
  | "GET /notice/top"
  | "GET /notice/normal"
  | "GET /notice/admin"
  | "GET /notice/{id}"
  | "POST /notice"
  | "PUT /notice"
  | "PUT /notice/{id}"
  | "DELETE /notice"
  | "DELETE /notice/{id}"
> = {
  "GET /notice/top": ({ db, ctx }) => readTopNotices(db, ctx),
  "GET /notice/normal": ({ db, ctx }, { query }) => readNormalNotices(db, ctx, query),
  "GET /notice/admin": ({ db, ctx }, { query }) => readAdminNotices(db, ctx, query),
  "GET /notice/{id}": ({ db, ctx }, { params, query }) => readNotice(db, ctx, params.id, scopeOf(query)),
  "POST /notice": (context, { body, files }) => createNotice(boardWriter(context, files), body),
  "PUT /notice": (context, { body, files }) =>
    changeNotice(boardWriter(context, files), body.noticeIdx, body),
  "PUT /notice/{id}": async (context, { params, body, files }) =>
    changeNotice(boardWriter(context, files), samePathIdx(params.id, body.noticeIdx, "noticeIdx"), body),
  "DELETE /notice": async (context, { body, query }) =>
    removeNotices(boardWriter(context), namedIdxs(body?.idxs, query.idx)),
  "DELETE /notice/{id}": (context, { params }) => removeNotices(boardWriter(context), [params.id]),
};
