import {
  changeHofEntry,
  createHofEntry,
  readAdminHof,
  readHof,
  readHofEntry,
  removeHofEntries,
} from "../../../domains/hof";
import { boardWriter } from "../../boards";
import type { Handlers } from "../../handler";
import { namedIdxs, samePathIdx } from "../../rights/named-idxs";

export const hofHandlers: Handlers<
  | "GET /hof/normal"
  | "GET /ops/hof"
  | "GET /ops/hof/{id}"
  | "POST /ops/hof"
  | "PUT /ops/hof"
  | "PUT /ops/hof/{id}"
  | "DELETE /ops/hof"
  | "DELETE /ops/hof/{id}"
> = {
  "GET /hof/normal": ({ db, ctx }, { query }) => readHof(db, ctx, query),
  "GET /ops/hof": ({ db, ctx }, { query }) => readAdminHof(db, ctx, query),
  "GET /ops/hof/{id}": ({ db, ctx }, { params, query }) => readHofEntry(db, ctx, params.id, query.reason),
  "POST /ops/hof": (context, { body, files }) => createHofEntry(boardWriter(context, files), body),
  "PUT /ops/hof": (context, { body, files }) =>
    changeHofEntry(boardWriter(context, files), body.hofIdx, body),
  "PUT /ops/hof/{id}": async (context, { params, body, files }) =>
    changeHofEntry(boardWriter(context, files), samePathIdx(params.id, body.hofIdx, "hofIdx"), body),
  "DELETE /ops/hof": async (context, { body, query }) =>
    removeHofEntries(boardWriter(context), namedIdxs(body?.idxs, query.idx)),
  "DELETE /ops/hof/{id}": (context, { params }) => removeHofEntries(boardWriter(context), [params.id]),
};
