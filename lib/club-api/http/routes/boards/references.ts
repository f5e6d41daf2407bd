import type { z } from "zod";
import { referenceType } from "@/lib/contract/boards/references";
import { menuOfReference } from "@/lib/contract/page-menus";
import { scopeOf } from "../../../domains/boards";
import {
  changeReference,
  createReference,
  readAdminReferences,
  readReference,
  readReferences,
  referenceTypeOf,
  removeReferences,
} from "../../../domains/references";
import type { MenuAccess } from "../../../workflows/site/menu-access";
import { boardWriter } from "../../boards";
import type { Handlers } from "../../handler";
import { namedIdxs, samePathIdx } from "../../rights/named-idxs";

type ReferenceType = z.output<typeof referenceType>;

/** The wanted types that stand under a menu that the caller may see; refuses when there is none. */
async function openTypes(menus: MenuAccess, wanted: readonly ReferenceType[] = referenceType.options) {
  const open: ReferenceType[] = [];
  for (const type of wanted) if (await menus.isOpen(menuOfReference(type))) open.push(type);
  const [first] = wanted;
  if (open.length === 0 && first !== undefined) await menus.require(menuOfReference(first));
  return open;
}

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
  "GET /reference/normal": async ({ db, ctx, menus }, { query }) =>
    readReferences(db, ctx, { ...query, types: await openTypes(menus, query.types) }),
  "GET /reference/admin": ({ db, ctx }, { query }) => readAdminReferences(db, ctx, query),
  "GET /reference/{id}": async ({ db, ctx, menus }, { params, query }) => {
    const scope = scopeOf(query);
    const type = scope === "admin" ? null : await referenceTypeOf(db, ctx, params.id);
    if (type !== null) await menus.require(menuOfReference(type));
    return readReference(db, ctx, params.id, scope);
  },
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
