import { scopeOf } from "@/lib/club-api/domains/boards";
import {
  changeClubEntry,
  createClubEntry,
  readClubEntries,
  readClubEntry,
  removeClubEntries,
} from "@/lib/club-api/domains/club-entries";
import {
  changePracticeGround,
  createPracticeGround,
  readPracticeGround,
  readPracticeGrounds,
  removePracticeGrounds,
} from "@/lib/club-api/domains/practice";
import { boardWriter, namedIdxs, samePathIdx } from "../context";
import type { RouteHandlers } from "../handler";

export const clubRecordHandlers = {
  "GET /club-entry": ({ db, ctx }, { query }) => readClubEntries(db, ctx, query),
  "GET /club-entry/{id}": ({ db, ctx }, { params, query }) =>
    readClubEntry(db, ctx, params.id, scopeOf(query)),
  "POST /club-entry": (context, { body, files }) => createClubEntry(boardWriter(context, files), body),
  "PUT /club-entry": (context, { body, files }) =>
    changeClubEntry(boardWriter(context, files), body.entryIdx, body),
  "PUT /club-entry/{id}": async (context, { params, body, files }) =>
    changeClubEntry(boardWriter(context, files), samePathIdx(params.id, body.entryIdx, "entryIdx"), body),
  "DELETE /club-entry": async (context, { body, query }) =>
    removeClubEntries(boardWriter(context), namedIdxs(body?.idxs, query.idx)),
  "DELETE /club-entry/{id}": (context, { params }) => removeClubEntries(boardWriter(context), [params.id]),
  "GET /practice": ({ db, ctx }, { query }) => readPracticeGrounds(db, ctx, query),
  "GET /practice/{id}": ({ db, ctx }, { params, query }) =>
    readPracticeGround(db, ctx, params.id, scopeOf(query)),
  "POST /practice": async (context, { body }) => createPracticeGround(boardWriter(context), body),
  "PUT /practice": (context, { body }) => changePracticeGround(boardWriter(context), body.practiceIdx, body),
  "PUT /practice/{id}": async (context, { params, body }) =>
    changePracticeGround(boardWriter(context), samePathIdx(params.id, body.practiceIdx, "practiceIdx"), body),
  "DELETE /practice": async (context, { body, query }) =>
    removePracticeGrounds(boardWriter(context), namedIdxs(body?.idxs, query.idx)),
  "DELETE /practice/{id}": (context, { params }) => removePracticeGrounds(boardWriter(context), [params.id]),
} satisfies RouteHandlers;
