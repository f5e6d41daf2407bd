import type { CallOutput } from "@/lib/contract/routes";
import {
  changeNotice,
  createNotice,
  type NoticeReader,
  type NoticeWriter,
  readAdminNotices,
  readNormalNotices,
  readNotice,
  readTopNotices,
  removeNotices,
} from "../../domains/notices";
import { ClubFailure } from "../../platform/failure";
import { adminId, languageChoice } from "../context";
import type { CallContext, Handlers, UploadedFile } from "../handler";

const maxDeletes = 100;

function noticeReader(context: CallContext): NoticeReader {
  return {
    clubIdx: context.club.clubIdx,
    zone: context.club.zone,
    now: context.clock.now(),
    choice: languageChoice(context),
  };
}

function noticeWriter(context: CallContext, uploads: readonly UploadedFile[]): NoticeWriter {
  const { db, storage, logger } = context;
  return { ...noticeReader(context), db, storage, logger, by: adminId(context), uploads };
}

/** A body names the notices, else the query (domain.md A24); none or too many is 9001. */
function deletedIdxs(named: readonly number[] | undefined, query: string | undefined): readonly number[] {
  const idxs = named ?? (query?.split(",") ?? []).map(Number);
  if (idxs.length === 0 || idxs.length > maxDeletes) throw new ClubFailure("VAL_FIELD", ["idxs"]);
  return idxs;
}

function remove(context: CallContext, idxs: readonly number[]): Promise<CallOutput<"DELETE /notice">> {
  return removeNotices({ ...context, clubIdx: context.club.clubIdx }, idxs);
}

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
  "GET /notice/top": (context) => readTopNotices(context.db, noticeReader(context)),
  "GET /notice/normal": (context, { query }) => readNormalNotices(context.db, noticeReader(context), query),
  "GET /notice/admin": (context, { query }) => readAdminNotices(context.db, noticeReader(context), query),
  "GET /notice/{id}": (context, { params, query }) =>
    readNotice(context.db, noticeReader(context), params.id, query.scope === "admin"),
  "POST /notice": (context, { body, files }) => createNotice(noticeWriter(context, files), body),
  "PUT /notice": (context, { body, files }) =>
    changeNotice(noticeWriter(context, files), body.noticeIdx, body),
  "PUT /notice/{id}": (context, { params, body, files }) => {
    if (body.noticeIdx !== undefined && body.noticeIdx !== params.id) {
      throw new ClubFailure("VAL_FIELD", ["noticeIdx"]);
    }
    return changeNotice(noticeWriter(context, files), params.id, body);
  },
  "DELETE /notice": (context, { body, query }) => remove(context, deletedIdxs(body?.idxs, query.idx)),
  "DELETE /notice/{id}": (context, { params }) => remove(context, [params.id]),
};
