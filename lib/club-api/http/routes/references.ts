import { scopeOf } from "../../domains/boards";
import {
  changeReference,
  createReference,
  readAdminReferences,
  readReference,
  readReferences,
  removeReferences,
} from "../../domains/references";
import { boardWriter } from "../boards";
import type { Handlers } from "../handler";
import { namedIdxs, samePathIdx } from "../named-idxs";

export const referencesHandlers: Handlers<
  | "GET /reference/normal"
  | "GET /reference/admin"
  | "GET /reference/{id}"
  | "POST /reference"
  | "PUT /reference"
  | "PUT /reference/{id}"
  | "DELETE /reference"
  | "DELETE /reference/{id}"
> = {
  "GET /reference/normal": ({ db, act }, { query }) => readReferences(db, act, query),
  "GET /reference/admin": ({ db, act }, { query }) => readAdminReferences(db, act, query),
  "GET /reference/{id}": ({ db, act }, { params, query }) =>
    readReference(db, act, params.id, scopeOf(query)),
  "POST /reference": (context, { body, files }) => createReference(boardWriter(context, files), body),
  "PUT /reference": (context, { body, files }) =>
    changeReference(boardWriter(context, files), body.referenceIdx, body),
  "PUT /reference/{id}": async (context, { params, body, files }) => {
    const referenceIdx = samePathIdx(params.id, body.referenceIdx, "referenceIdx");
    return changeReference(boardWriter(context, files), referenceIdx, body);
  },
  "DELETE /reference": async (context, { body, query }) =>
    removeReferences(boardWriter(context), namedIdxs(body?.idxs, query.idx)),
  "DELETE /reference/{id}": (context, { params }) => removeReferences(boardWriter(context), [params.id]),
};
