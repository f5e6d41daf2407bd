import {
  addMessage,
  rateAnswer,
  readOwnVoc,
  readOwnVocs,
  type VocWriter,
  withdrawInquiries,
} from "../../../domains/voc";
import { rewriteInquiry, sendInquiry } from "../../../workflows/inquiries/send-inquiry";
import { callingMember } from "../../context";
import type { CallContext, Handlers, UploadedFile } from "../../handler";
import { namedIdxs, samePathIdx } from "../../rights/named-idxs";

function writerOf(context: CallContext, uploads: readonly UploadedFile[] = []): VocWriter {
  const { db, storage, logger, ctx } = context;
  return { db, storage, logger, ctx, memberIdx: callingMember(context), uploads };
}

export const vocHandlers: Handlers<
  | "GET /voc"
  | "GET /voc/{id}"
  | "POST /voc"
  | "PUT /voc"
  | "PUT /voc/{id}"
  | "DELETE /voc"
  | "DELETE /voc/{id}"
  | "POST /voc/{id}/messages"
  | "PUT /voc/{id}/satisfaction"
> = {
  "GET /voc": async (context, { query }) =>
    readOwnVocs(context.db, context.ctx, callingMember(context), query),
  "GET /voc/{id}": async (context, { params }) =>
    readOwnVoc(context.db, context.ctx, callingMember(context), params.id),
  "POST /voc": async (context, { body, files }) => sendInquiry(writerOf(context, files), context.once, body),
  "PUT /voc": async (context, { body, files }) => rewriteInquiry(writerOf(context, files), body.vocIdx, body),
  "PUT /voc/{id}": async (context, { params, body, files }) =>
    rewriteInquiry(writerOf(context, files), samePathIdx(params.id, body.vocIdx, "vocIdx"), body),
  "DELETE /voc": async (context, { body, query }) =>
    withdrawInquiries(writerOf(context), namedIdxs(body?.idxs, query.idx)),
  "DELETE /voc/{id}": async (context, { params }) => withdrawInquiries(writerOf(context), [params.id]),
  "POST /voc/{id}/messages": async (context, { params, body }) =>
    addMessage(writerOf(context), params.id, body.contents),
  "PUT /voc/{id}/satisfaction": async (context, { params, body }) =>
    rateAnswer(writerOf(context), params.id, body.satisfaction),
};
