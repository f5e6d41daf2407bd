import { transaction } from "../../db/transaction";
import {
  changeTemplate,
  countVocs,
  createTemplate,
  noteInquiry,
  readTemplate,
  readTemplates,
  readVocs,
  removeTemplates,
} from "../../domains/voc";
import { sendAnswer, showInquiry } from "../../workflows/answer-inquiry";
import { giveInquiry, inquiryAssignees, inquiryDesk } from "../../workflows/assign-inquiry";
import { previewAnswer } from "../../workflows/fill-answer";
import { boardWriter } from "../boards";
import type { Handlers } from "../handler";
import { namedIdxs } from "../named-idxs";

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
  "GET /ops/vocs": ({ db, act }, { query }) => readVocs(db, act, query),
  "GET /ops/voc-counts": ({ db, act }) => countVocs(db, act),
  "GET /ops/voc-assignees": ({ db, act }) => inquiryAssignees(db, act),
  "GET /ops/vocs/{id}": ({ db, act }, { params, query }) => showInquiry(db, act, params.id, query.reason),
  "GET /ops/vocs/{id}/desk": ({ db, act }, { params }) => inquiryDesk(db, act, params.id),
  "PUT /ops/vocs/{id}": ({ db, act }, { params, body }) => sendAnswer(db, act, params.id, body),
  "PUT /ops/vocs/{id}/assignee": ({ db, act }, { params, body }) => giveInquiry(db, act, params.id, body),
  "PUT /ops/vocs/{id}/note": ({ db, act }, { params, body }) =>
    transaction(db, (tx) => noteInquiry(tx, act, params.id, body)),
  "POST /ops/vocs/{id}/preview": ({ db, act }, { params, body }) =>
    previewAnswer(db, act, params.id, body.answer),
  "GET /ops/voc-templates": ({ db, act }, { query }) => readTemplates(db, act, query),
  "GET /ops/voc-templates/{id}": ({ db, act }, { params }) => readTemplate(db, act, params.id),
  "POST /ops/voc-templates": (context, { body }) => createTemplate(boardWriter(context), body),
  "PUT /ops/voc-templates/{id}": (context, { params, body }) =>
    changeTemplate(boardWriter(context), params.id, body),
  "DELETE /ops/voc-templates": async (context, { body, query }) =>
    removeTemplates(boardWriter(context), namedIdxs(body?.idxs, query.idx)),
  "DELETE /ops/voc-templates/{id}": (context, { params }) =>
    removeTemplates(boardWriter(context), [params.id]),
};
