import { checkImport, importMembers, memberTemplate, readImport } from "../../workflows/setup/import-members";
import { lookAtStep, openClub, previewSite, publishSetupTerms } from "../../workflows/setup/open-club";
import { readSetup } from "../../workflows/setup/read-setup";
import { readSetupPlace, saveSetupPlace } from "../../workflows/setup/setup-place";
import { runSetupTest } from "../../workflows/setup/setup-tests";
import type { RouteHandlers } from "../handler";

/** The guided set-up of a club, for its super admins (menu 919000). */
export const setupHandlers = {
  "GET /ops/setup": ({ db, ctx, identity }) => readSetup(db, ctx, identity),
  "PUT /ops/setup/steps/{step}": ({ db, ctx }, { params, body }) =>
    lookAtStep(db, ctx, { ...params, ...body }),
  "GET /ops/setup/place": ({ db, ctx }) => readSetupPlace(db, ctx),
  "PUT /ops/setup/place": ({ db, ctx }, { body }) => saveSetupPlace(db, ctx, body),
  "POST /ops/setup/terms": ({ db, ctx }, { body }) => publishSetupTerms(db, ctx, body),
  "POST /ops/setup/tests": ({ db, ctx, countHit, identity }, { body }) =>
    runSetupTest(db, ctx, { countHit, identity }, body.test),
  "POST /ops/setup/preview": ({ db, ctx }) => previewSite(db, ctx),
  "POST /ops/setup/open": ({ db, ctx, identity }) => openClub(db, ctx, identity),
  "GET /ops/setup/members": ({ db, ctx }) => readImport(db, ctx),
  "GET /ops/setup/members/template": async ({ ctx }) => ({ file: await memberTemplate(ctx) }),
  "POST /ops/setup/members/check": ({ db, ctx }, { files }) => checkImport(db, ctx, files),
  "POST /ops/setup/members": ({ db, ctx }, { body, files }) => importMembers(db, ctx, files, body),
} satisfies RouteHandlers;
