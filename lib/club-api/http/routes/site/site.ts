import {
  countVisitors,
  hasSitePass,
  noteVisitor,
  presenceMinutes,
  readSiteAddition,
  readSiteCert,
  readSiteInfo,
  readSiteState,
  type StateReader,
  saveSiteAddition,
  saveSiteCert,
  saveSiteInfo,
  saveSiteState,
  testTaxNumber,
} from "../../../domains/site";
import { languageChoice } from "../../context";
import type { CallContext, Handlers } from "../../handler";

function stateReader(context: CallContext): StateReader {
  return {
    clubIdx: context.club.clubIdx,
    zone: context.club.zone,
    now: context.clock.now(),
    choice: languageChoice(context),
  };
}

/** Every open page of the site asks for its state; the back office, and the web server for itself, are no visitors. */
async function notePresence({ db, club, caller, address, limitClock }: CallContext): Promise<void> {
  if (address === null || caller.kind === "admin") return;
  await noteVisitor(db, { clubIdx: club.clubIdx, address, now: limitClock.now() });
}

export const siteHandlers: Handlers<
  | "GET /site/info"
  | "PUT /site/info"
  | "GET /site/info/valid/taxno"
  | "GET /site/addition"
  | "PUT /site/addition"
  | "GET /site/cert"
  | "PUT /site/cert"
  | "GET /site/state"
  | "GET /ext/site/pass"
  | "PUT /site/state"
  | "GET /ops/site/visitors"
> = {
  "GET /site/info": ({ db, club, ctx }, { query }) =>
    readSiteInfo(db, club.clubIdx, ctx.choice, query.scope === "admin"),
  "PUT /site/info": ({ db, ctx }, { body }) => saveSiteInfo(db, ctx, body),
  "GET /site/info/valid/taxno": ({ db, ctx }, { query }) => testTaxNumber(db, ctx, query),
  "GET /site/addition": ({ db, club, ctx }, { query }) =>
    readSiteAddition(db, club.clubIdx, ctx.choice, query.scope === "admin"),
  "PUT /site/addition": (context, { body, files }) => saveSiteAddition(context, context.ctx, body, files),
  "GET /site/cert": ({ db, ctx }) => readSiteCert(db, ctx),
  "PUT /site/cert": ({ db, ctx, identity }, { body }) => saveSiteCert(db, ctx, identity, body),
  "GET /site/state": async (context, { query }) => {
    await notePresence(context);
    return readSiteState(context.db, stateReader(context), query.scope === "admin");
  },
  "GET /ops/site/visitors": async ({ db, club, limitClock }) => ({
    visitors: await countVisitors(db, club.clubIdx, limitClock.now()),
    minutes: presenceMinutes,
  }),
  "GET /ext/site/pass": async (context) => ({
    allowed: await hasSitePass(context.db, context.club.clubIdx, context.clock.now(), context.address),
  }),
  "PUT /site/state": (context, { body }) => saveSiteState(context.db, context.ctx, body),
};
