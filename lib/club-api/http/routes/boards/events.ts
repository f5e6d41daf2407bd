import { scopeOf } from "../../../domains/boards";
import {
  changeEvent,
  cloneEvent,
  createEvent,
  readEvent,
  readEvents,
  removeEvents,
} from "../../../domains/events";
import { boardWriter } from "../../boards";
import type { Handlers } from "../../handler";
import { namedIdxs, samePathIdx } from "../../rights/named-idxs";

export const eventsHandlers: Handlers<
  | "GET /event"
  | "GET /event/{id}"
  | "POST /event"
  | "POST /event/clone"
  | "PUT /event"
  | "PUT /event/{id}"
  | "DELETE /event"
  | "DELETE /event/{id}"
> = {
  "GET /event": ({ db, ctx }, { query }) => readEvents(db, ctx, query),
  "GET /event/{id}": ({ db, ctx }, { params, query }) => readEvent(db, ctx, params.id, scopeOf(query)),
  "POST /event": (context, { body, files }) => createEvent(boardWriter(context, files), body),
  "POST /event/clone": (context, { body }) => cloneEvent(boardWriter(context), body.idx),
  "PUT /event": (context, { body, files }) => changeEvent(boardWriter(context, files), body.eventIdx, body),
  "PUT /event/{id}": async (context, { params, body, files }) =>
    changeEvent(boardWriter(context, files), samePathIdx(params.id, body.eventIdx, "eventIdx"), body),
  "DELETE /event": async (context, { body, query }) =>
    removeEvents(boardWriter(context), namedIdxs(body?.idxs, query.idx)),
  "DELETE /event/{id}": (context, { params }) => removeEvents(boardWriter(context), [params.id]),
};
