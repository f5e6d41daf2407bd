import { scopeOf } from "../../domains/boards";
import {
  changeNotice,
  createNotice,
  readAdminNotices,
  readNormalNotices,
  readNotice,
  readTopNotices,
  removeNotices,
} from "../../domains/notices";
import { boardWriter } from "../boards";
import type { Handlers } from "../handler";
import { namedIdxs, samePathIdx } from "../named-idxs";

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
  "GET /notice/top": ({ db, act }) => readTopNotices(db, act),
  "GET /notice/normal": ({ db, act }, { query }) => readNormalNotices(db, act, query),
  "GET /notice/admin": ({ db, act }, { query }) => readAdminNotices(db, act, query),
  "GET /notice/{id}": ({ db, act }, { params, query }) => readNotice(db, act, params.id, scopeOf(query)),
  "POST /notice": (context, { body, files }) => createNotice(boardWriter(context, files), body),
  "PUT /notice": (context, { body, files }) =>
    changeNotice(boardWriter(context, files), body.noticeIdx, body),
  "PUT /notice/{id}": async (context, { params, body, files }) =>
    changeNotice(boardWriter(context, files), samePathIdx(params.id, body.noticeIdx, "noticeIdx"), body),
  "DELETE /notice": async (context, { body, query }) =>
    removeNotices(boardWriter(context), namedIdxs(body?.idxs, query.idx)),
  "DELETE /notice/{id}": (context, { params }) => removeNotices(boardWriter(context), [params.id]),
};
