import { readAdminTable, readGroupTable, readRightsHolders } from "../../workflows/read-permissions";
import type { Handlers } from "../handler";

/** What the screen of menu permissions reads. */
export const opsPermissionsHandlers: Handlers<
  "GET /ops/permissions/groups/{id}" | "GET /ops/permissions/admins/{id}" | "GET /ops/permissions/holders"
> = {
  "GET /ops/permissions/groups/{id}": ({ db, act, language }, { params }) =>
    readGroupTable(db, act, params.id, language),
  "GET /ops/permissions/admins/{id}": ({ db, act, language }, { params }) =>
    readAdminTable(db, act, params.id, language),
  "GET /ops/permissions/holders": ({ db, act }) => readRightsHolders(db, act),
};
