import {
  hasSitePass,
  readSiteAddition,
  readSiteInfo,
  readSiteState,
  type StateReader,
  saveSiteState,
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

export const siteHandlers: Handlers<
  "GET /site/info" | "GET /site/addition" | "GET /site/state" | "GET /ext/site/pass" | "PUT /site/state"
> = {
  "GET /site/info": (context) => readSiteInfo(context.db, context.club.clubIdx, languageChoice(context)),
  "GET /site/addition": (context) =>
    readSiteAddition(context.db, context.club.clubIdx, languageChoice(context)),
  "GET /site/state": (context, { query }) =>
    readSiteState(context.db, stateReader(context), query.scope === "admin"),
  "GET /ext/site/pass": async (context) => ({
    allowed: await hasSitePass(context.db, context.club.clubIdx, context.clock.now(), context.address),
  }),
  "PUT /site/state": (context, { body }) => saveSiteState(context.db, context.act, body),
};
