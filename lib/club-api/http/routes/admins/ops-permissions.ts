import {
  readAdminTable,
  readGroupTable,
  readRightsHolders,
} from "../../../workflows/admins/read-permissions";
import type { Handlers } from "../../handler";

/** What the screen of menu permissions reads. */
export const opsPermissionsHandlers: Handlers<
  "GET /ops/permissions/groups/{id}" | "GET /ops/permissions/admins/{id}" | "GET /ops/permissions/holders"
> = {
  "GET /ops/permissions/groups/{id}": ({ db, ctx, language }, { params }) =>
    readGroupTable(db, ctx, params.id, language),
  "GET /ops/permissions/admins/{id}": ({ db, ctx, language }, { params }) =>
    readAdminTable(db, ctx, params.id, language),
  "GET /ops/permissions/holders": ({ db, ctx }) => readRightsHolders(db, ctx),
};
