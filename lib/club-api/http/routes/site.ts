import { readCodeSets } from "@/lib/club-api/domains/codes";
import {
  countVisit,
  readChannels,
  readCourses,
  readDays,
  readPeriods,
} from "@/lib/club-api/domains/dashboard";
import { readMessages } from "@/lib/club-api/domains/i18n";
import {
  readMenu,
  readMenuTree,
  readPublicMenus,
  readSimpleMenus,
  saveMenus,
} from "@/lib/club-api/domains/menus";
import {
  addPhotograph,
  answerSiteInfo,
  changePhotograph,
  countVisitors,
  hasSitePass,
  noteVisitor,
  presenceMinutes,
  readClubWords,
  readSiteAddition,
  readSiteBrand,
  readSiteCert,
  readSiteHero,
  readSiteScene,
  readSiteState,
  removePhotograph,
  type StateReader,
  saveClubWords,
  saveSiteAddition,
  saveSiteBrand,
  saveSiteCert,
  saveSiteHero,
  saveSiteScene,
  saveSiteState,
  testTaxNumber,
} from "@/lib/club-api/domains/site";
import { readWeatherPage, readWeatherWidget } from "@/lib/club-api/domains/weather";
import { countView, readTopPages } from "@/lib/club-api/workflows/site/count-view";
import { openMenu } from "@/lib/club-api/workflows/site/menu-access";
import { openRecordFile } from "@/lib/club-api/workflows/site/open-file";
import { readDashboard } from "@/lib/club-api/workflows/site/read-pages";
import { readStatus } from "@/lib/club-api/workflows/site/read-status";
import { clubTimestamp } from "@/lib/shared/time/club-time";
import { saveInfoOfClub } from "../../workflows/site/save-site-info";
import { fileReader, languageChoice, today } from "../context";
import type { CallContext, RouteHandlers } from "../handler";

function stateReader(context: CallContext): StateReader {
  return {
    clubIdx: context.club.clubIdx,
    zone: context.club.zone,
    now: context.clock.now(),
    choice: languageChoice(context),
  };
}

/** Every open page of the site asks for its state; the back office, and the web server for itself, are no visitors. */
async function notePresence(context: CallContext): Promise<void> {
  const { db, club, caller, address, visitorAddresses, limitClock } = context;
  if (caller.kind === "admin") return;
  const visitors = address === null ? visitorAddresses : [address];
  const now = limitClock.now();
  await Promise.all(visitors.map((one) => noteVisitor(db, { clubIdx: club.clubIdx, address: one, now })));
}

const weatherDeps = ({ db, weather, logger }: CallContext) => ({ db, source: weather, logger });

export const siteHandlers = {
  "GET /site/info": ({ db, club, ctx, push }, { query }) =>
    answerSiteInfo(db, club.clubIdx, ctx.choice, {
      isAdmin: query.scope === "admin",
      hasPush: push !== null,
    }),
  "PUT /site/info": ({ db, ctx }, { body }) => saveInfoOfClub(db, ctx, body),
  "GET /site/info/valid/taxno": ({ db, ctx }, { query }) => testTaxNumber(db, ctx, query),
  "GET /site/addition": ({ db, club, ctx }, { query }) =>
    readSiteAddition(db, club.clubIdx, ctx.choice, query.scope === "admin"),
  "PUT /site/addition": (context, { body, files }) => saveSiteAddition(context, context.ctx, body, files),
  "GET /site/brand": ({ db, club }, { query }) => readSiteBrand(db, club.clubIdx, query.scope === "admin"),
  "PUT /site/brand": ({ db, ctx }, { body }) => saveSiteBrand(db, ctx, body),
  "GET /site/scene": ({ db, ctx }, { query }) => readSiteScene(db, ctx.club, query.scope === "admin"),
  "PUT /site/scene": ({ db, ctx }, { body }) => saveSiteScene(db, ctx, body),
  "GET /site/hero": ({ db, ctx }, { query }) => readSiteHero(db, ctx, query.scope === "admin"),
  "PUT /site/hero": ({ db, ctx }, { body }) => saveSiteHero(db, ctx, body),
  "POST /site/hero/photographs": (context, { files }) => addPhotograph(context, context.ctx, files),
  "PUT /site/hero/photographs/{id}": (context, { params, body }) =>
    changePhotograph(context, context.ctx, params.id, body),
  "DELETE /site/hero/photographs/{id}": (context, { params, body }) =>
    removePhotograph(context, context.ctx, params.id, body.version),
  "GET /site/words": ({ db, ctx }, { query }) => readClubWords(db, ctx, query.scope === "admin"),
  "PUT /site/words": ({ db, ctx }, { body }) => saveClubWords(db, ctx, body),
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
  "GET /common/system-code/{club}": (context, { query }) =>
    readCodeSets(context.db, query.code, {
      clubIdx: context.club.clubIdx,
      choice: languageChoice(context),
      loadDate: clubTimestamp(context.clock.now(), context.club.zone),
    }),
  "GET /system/i18n/{lang}": (context, { params, query }) =>
    readMessages(context.db, null, params.lang, query.ver),
  "GET /common/i18n/{lang}/{club}": (context, { params, query }) =>
    readMessages(context.db, context.club.clubIdx, params.lang, query.ver),
  "GET /files/{kind}/{id}": async (context, { params }) => {
    const { db, storage, ctx } = context;
    const wanted = { kind: params.kind, fileIdx: params.id };
    return { file: await openRecordFile(db, storage, ctx, wanted, fileReader(context)) };
  },
  // Its count is all there is to it.
  "POST /ext/pages": async () => ({}),
  "POST /ext/views": ({ db, ctx, menus }, { body }) => countView(db, ctx, menus, body),
  "GET /ops/top-pages": ({ db, ctx }, { query }) => readTopPages(db, ctx, query),
  "GET /weather/widget": (context) => readWeatherWidget(weatherDeps(context), context.ctx),
  "GET /weather": (context, { query }) =>
    readWeatherPage(weatherDeps(context), context.ctx, query.includeDailyWeatherMidnight === "true"),
  "GET /dashboard": ({ db, ctx }, { query }) => readDashboard(db, ctx, query),
  "GET /dashboard/periods": async ({ ctx }) => readPeriods(ctx),
  "GET /ops/status": ({ db, ctx, limitClock, operatorContact, push }) =>
    readStatus(db, ctx, { realNow: limitClock.now(), contact: operatorContact, hasPush: push !== null }),
  "GET /ops/dashboard/days": ({ db, ctx }, { query }) => readDays(db, ctx, query),
  "GET /ops/dashboard/courses": ({ db, ctx }, { query }) => readCourses(db, ctx, query),
  "GET /ops/dashboard/channels": ({ db, ctx }, { query }) => readChannels(db, ctx, query),
  "PUT /dashboard/increment/club/{club}": (context, { body }) =>
    countVisit(context.db, {
      clubIdx: context.club.clubIdx,
      date: body.date,
      today: today(context),
      now: context.clock.now(),
      address: context.address,
    }),
  "GET /menus": ({ db, ctx }) => readMenuTree(db, ctx),
  "GET /menus/simple": ({ db, ctx }) => readSimpleMenus(db, ctx),
  "GET /menus/{id}": ({ db, ctx }, { params }) => readMenu(db, ctx, params.id),
  "PUT /menus": ({ db, ctx }, { body }) => saveMenus(db, ctx, body.menus),
  "GET /menus/{id}/password": ({ db, ctx, menus, menuPass }, { params, query }) =>
    openMenu(db, ctx, menus, { id: params.id, password: query.password, pass: menuPass }),
  "GET /menus/club/{club}": (context) =>
    readPublicMenus(context.db, context.club.clubIdx, languageChoice(context)),
} satisfies RouteHandlers;
