import { findPeople, listForOffice } from "../../../domains/members";
import { changeByOffice, readForOffice } from "../../../workflows/accounts/office-members";
import type { Handlers } from "../../handler";

/** Members in the back office (domain.md 11.8, checklist P-08). */
export const opsMembersHandlers: Handlers<
  "GET /ops/members" | "GET /ops/members/{id}" | "PUT /ops/members/{id}" | "GET /ops/people"
> = {
  "GET /ops/members": (context, { query }) => listForOffice(context.db, context.ctx, query),
  "GET /ops/members/{id}": (context, { params, query }) =>
    readForOffice(context.db, context.ctx, params.id, query.reason),
  "PUT /ops/members/{id}": (context, { params, body }) =>
    changeByOffice(context.db, context.ctx, params.id, body),
  "GET /ops/people": ({ db, ctx }, { query }) => findPeople(db, ctx, query.keyword),
};
