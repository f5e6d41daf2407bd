import { transaction } from "../../../db/transaction";
import {
  changeTemplate,
  countVocs,
  createTemplate,
  noteInquiry,
  readTemplate,
  readTemplates,
  readVocs,
  removeTemplates,
} from "../../../domains/voc";
import { sendAnswer, showInquiry } from "../../../workflows/inquiries/answer-inquiry";
import { giveInquiry, inquiryAssignees, inquiryDesk } from "../../../workflows/inquiries/assign-inquiry";
import { previewAnswer } from "../../../workflows/inquiries/fill-answer";
import { boardWriter } from "../../boards";
import type { Handlers } from "../../handler";
import { namedIdxs } from "../../rights/named-idxs";

/** The inbox of the office: opening, giving away, answering inquiries, and the templates of answers. */
export const opsVocHandlers: Handlers<
  | "GET /ops/vocs"
  | "GET /ops/voc-counts"
  | "GET /ops/voc-assignees"
  | "GET /ops/vocs/{id}"
  | "GET /ops/vocs/{id}/desk"
  | "PUT /ops/vocs/{id}"
  | "PUT /ops/vocs/{id}/assignee"
  | "PUT /ops/vocs/{id}/note"
  | "POST /ops/vocs/{id}/preview"
  | "GET /ops/voc-templates"
  | "GET /ops/voc-templates/{id}"
  | "POST /ops/voc-templates"
  | "PUT /ops/voc-templates/{id}"
  | "DELETE /ops/voc-templates"
  | "DELETE /ops/voc-templates/{id}"
> = {
  "GET /ops/vocs": ({ db, ctx }, { query }) => readVocs(db, ctx, query),
  "GET /ops/voc-counts": ({ db, ctx }) => countVocs(db, ctx),
  "GET /ops/voc-assignees": ({ db, ctx }) => inquiryAssignees(db, ctx),
  "GET /ops/vocs/{id}": ({ db, ctx }, { params, query }) => showInquiry(db, ctx, params.id, query.reason),
  "GET /ops/vocs/{id}/desk": ({ db, ctx }, { params }) => inquiryDesk(db, ctx, params.id),
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
};
