import { transaction } from "@/lib/club-api/db/transaction";
import {
  addMessage,
  changeTemplate,
  countVocs,
  createTemplate,
  noteInquiry,
  rateAnswer,
  readOwnVoc,
  readOwnVocs,
  readTemplate,
  readTemplates,
  readVocs,
  removeTemplates,
  type VocWriter,
  withdrawInquiries,
} from "@/lib/club-api/domains/voc";
import { previewAnswer, sendAnswer, showInquiry } from "@/lib/club-api/workflows/inquiries/answer-inquiry";
import {
  giveInquiry,
  inquiryAssignees,
  readInquiryState,
} from "@/lib/club-api/workflows/inquiries/assign-inquiry";
import { rewriteInquiry, sendInquiry } from "@/lib/club-api/workflows/inquiries/send-inquiry";
import { boardWriter, callingMember, namedIdxs, samePathIdx } from "../context";
import type { CallContext, RouteHandlers, UploadedFile } from "../handler";

function writerOf(context: CallContext, uploads: readonly UploadedFile[] = []): VocWriter {
  const { db, storage, logger, ctx } = context;
  return { db, storage, logger, ctx, memberIdx: callingMember(context), uploads };
}

export const vocHandlers = {
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
  "GET /ops/vocs": ({ db, ctx }, { query }) => readVocs(db, ctx, query),
  "GET /ops/voc-counts": ({ db, ctx }) => countVocs(db, ctx),
  "GET /ops/voc-assignees": ({ db, ctx }) => inquiryAssignees(db, ctx),
  "GET /ops/vocs/{id}": ({ db, ctx }, { params, query }) => showInquiry(db, ctx, params.id, query.reason),
  "GET /ops/vocs/{id}/desk": ({ db, ctx }, { params }) => readInquiryState(db, ctx, params.id),
  "PUT /ops/vocs/{id}": ({ db, ctx }, { params, body }) => sendAnswer(db, ctx, params.id, body),
  "PUT /ops/vocs/{id}/assignee": ({ db, ctx }, { params, body }) => giveInquiry(db, ctx, params.id, body),
  "PUT /ops/vocs/{id}/note": ({ db, ctx }, { params, body }) =>
    transaction(db, (tx) => noteInquiry(tx, ctx, params.id, body)),
  "POST /ops/vocs/{id}/preview": ({ db, ctx }, { params, body }) =>
    previewAnswer(db, ctx, params.id, body.answer),
  "GET /ops/voc-templates": ({ db, ctx }, { query }) => readTemplates(db, ctx, query),
  "GET /ops/voc-templates/{id}": ({ db, ctx }, { params }) => readTemplate(db, ctx, params.id),
  "POST /ops/voc-templates": (context, { body }) => createTemplate(boardWriter(context), body),
  "PUT /ops/voc-templates/{id}": (context, { params, body }) =>
    changeTemplate(boardWriter(context), params.id, body),
  "DELETE /ops/voc-templates": async (context, { body, query }) =>
    removeTemplates(boardWriter(context), namedIdxs(body?.idxs, query.idx)),
  "DELETE /ops/voc-templates/{id}": (context, { params }) =>
    removeTemplates(boardWriter(context), [params.id]),
} satisfies RouteHandlers;
