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
} from "../../domains/site";
import { languageChoice } from "../context";
import type { CallContext, Handlers } from "../handler";

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
  "GET /site/info": ({ db, club, act }, { query }) =>
    readSiteInfo(db, club.clubIdx, act.choice, query.scope === "admin"),
  "PUT /site/info": ({ db, act }, { body }) => saveSiteInfo(db, act, body),
  "GET /site/info/valid/taxno": ({ db, act }, { query }) => testTaxNumber(db, act, query),
  "GET /site/addition": ({ db, club, act }, { query }) =>
    readSiteAddition(db, club.clubIdx, act.choice, query.scope === "admin"),
  "PUT /site/addition": (context, { body, files }) => saveSiteAddition(context, context.act, body, files),
  "GET /site/cert": ({ db, act }) => readSiteCert(db, act),
  "PUT /site/cert": ({ db, act, identity }, { body }) => saveSiteCert(db, act, identity, body),
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
  "PUT /site/state": (context, { body }) => saveSiteState(context.db, context.act, body),
};
