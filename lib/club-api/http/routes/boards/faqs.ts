import { scopeOf } from "../../../domains/boards";
import { changeFaq, createFaq, faqOffice, readFaq, readFaqs, removeFaqs } from "../../../domains/faqs";
import { boardWriter } from "../../boards";
import type { Handlers } from "../../handler";
import { namedIdxs, samePathIdx } from "../../rights/named-idxs";

export const faqsHandlers: Handlers<
  | "GET /faq"
  | "GET /faq/{id}"
  | "POST /faq"
  | "PUT /faq"
  | "PUT /faq/{id}"
  | "DELETE /faq"
  | "DELETE /faq/{id}"
> = {
  "GET /faq": ({ db, ctx }, { query }) => readFaqs(db, ctx, query),
  "GET /faq/{id}": ({ db, ctx }, { params, query }) => readFaq(db, ctx, params.id, scopeOf(query)),
  "POST /faq": (context, { body }) => createFaq(boardWriter(context), body),
  "PUT /faq": async (context, { body }) =>
    "orders" in body
      ? faqOffice.move(
          context,
          body.orders.map(({ faqIdx: idx, order }) => ({ idx, order })),
        )
      : changeFaq(boardWriter(context), body.faqIdx, body),
  "PUT /faq/{id}": async (context, { params, body }) =>
    changeFaq(boardWriter(context), samePathIdx(params.id, body.faqIdx, "faqIdx"), body),
  "DELETE /faq": async (context, { body, query }) =>
    removeFaqs(boardWriter(context), namedIdxs(body?.idxs, query.idx)),
  "DELETE /faq/{id}": (context, { params }) => removeFaqs(boardWriter(context), [params.id]),
};
