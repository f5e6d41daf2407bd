import { readdirSync, readFileSync } from "node:fs";
import { moduleState } from "../support/clubs/module-state";

/*
 * Any number of processes serve a club: what a module remembers is either of that process alone, or another process learns
 * when it is no longer true. Everything that remembers stands here with how. A new one fails until it does.
 */

const tab = "one tab of a browser, for as long as it is open";
const build = "of the build alone, which does not change while a process runs";
const work =
  "work that is under way: whoever asks for the same meanwhile shares it, nobody is given it afterwards";
const turns = "the line before this process's own processor; others have their own";
const statement = "calls of one moment that share the next statement; nothing is remembered after its answer";
const connection = "an open connection, or the object that makes them";
const perRequest = "React's memory of one page that is being rendered";
const scripts = "computed from its input alone: the same in every process, and never another";
const figures = "counts of this process; Prometheus adds those of all";

const known: Readonly<Record<string, string>> = {
  "app/csp-reports/route.ts minute": "how many lines this process has written to its own log in this minute",
  "app/first-view/stand-ins/first-answers.ts FirstAnswersContext": perRequest,
  "app/first-view/stand-ins/lazy-part.tsx coming": work,
  "app/first-view/stand-ins/lazy-part.tsx parts": build,
  "app/session/first/first-view.ts kept":
    "compiled texts for five seconds, and until the next write that this process learns of",
  "app/session/first/first-view.ts renderer": build,
  "app/session/first/first-view.ts second": "how long this process has drawn views in this second",
  "lib/club-api/adapters/identity/nice-v1.ts institutionTokens":
    "a token of the provider that each process fetches for itself; it ends by the time that stands in it",
  "lib/club-api/db/cached-read.ts shelfOf":
    "rules of clubs, with the number under which they were read: each call asks the database for the number first",
  "lib/club-api/db/cached-read.ts shelves":
    "as `shelfOf`: a change in any process counts for the next call of every process",
  "lib/club-api/db/prepared-read.ts lanes": connection,
  "lib/club-api/db/preparing-client.ts names": scripts,
  "lib/club-api/db/presence-store.ts presences":
    "whom this process has noted in the last half minute; the note itself is a row that all share",
  "lib/club-api/db/shared-read.ts databases": statement,
  "lib/club-api/db/shared-read.ts shared": statement,
  "lib/club-api/db/seed/tools/pdf-glyphs.ts faces": build,
  "lib/club-api/db/seed/tools/pdf-glyphs.ts ranges": build,
  "lib/club-api/domains/auth/callers.ts lastHolders":
    "who held a token when this process last asked: a call may begin with it, and is answered when the session's row has said the same",
  "lib/club-api/domains/auth/password-check.ts standIn":
    "a hash that no password has, to take as long for an unknown id",
  "lib/club-api/domains/auth/repository.ts selectByAccess": statement,
  "lib/club-api/domains/boards/texts.ts cleaned": scripts,
  "lib/club-api/domains/members/repository.ts readMembers": statement,
  "lib/club-api/domains/opening/repository.ts readLines": statement,
  "lib/club-api/domains/penalties/status-repository.ts readActive": statement,
  "lib/club-api/domains/reservations/bookings/bookings.ts takeNumbersInBatch": statement,
  "lib/club-api/domains/reservations/bookings/member-repository.ts readOwnBookings": statement,
  "lib/club-api/domains/reservations/holds/slot-repository.ts readLooks": statement,
  "lib/club-api/domains/tee-sheets/days/sheet-repository.ts daysOf":
    "what the database's own text of a day was read as: each call asks for the text, and another text is read anew",
  "lib/club-api/domains/tee-sheets/days/sheet-version.ts rounds":
    "the look at a day that is on its way, for all desks that wait: twice a second, at the database's own fingerprint",
  "lib/club-api/domains/weather/hours.ts asking": work,
  "lib/club-api/http/envelope.ts finished": work,
  "lib/club-api/http/files/archives.ts runBounded": turns,
  "lib/club-api/http/files/document-parts.ts piece":
    "the place in a text that is being read, set anew with each text",
  "lib/club-api/http/openapi.ts cached": build,
  "lib/club-api/http/route-answer.ts written": scripts,
  "lib/club-api/platform/crypto.ts runBounded": turns,
  "lib/club-api/platform/crypto.ts work": figures,
  "lib/club-api/platform/images.ts runBounded": turns,
  "lib/club-api/platform/shared-answer.ts lasting": scripts,
  "lib/club-api/platform/shared-answer.ts made":
    "answers with all that they follow from, which each call reads anew: from anything else another answer is made",
  "lib/club-api/workflows/bookings/lock-slot.ts inTurn":
    "the line before a slot in this process, so that few wait in the database; the database's lock decides",
  "lib/shared/brand/palette.ts recent": scripts,
  "lib/shared/fees/fee-rule.ts ordered": scripts,
  "lib/shared/server/request-scope.ts clubfrontScope": connection,
  "lib/shared/server/request-scope.ts clubfrontTracer": connection,
  "lib/shared/time/date-words.ts formatters": scripts,
  "lib/shared/time/zone-offset.ts clocks": scripts,
  "lib/shared/time/zone-offset.ts offsets": scripts,
  "lib/web/api/browser.ts lastId": tab,
  "lib/web/api/kept-answers.ts drops": tab,
  "lib/web/api/record-views.ts count": tab,
  "lib/web/api/record-views.ts place": tab,
  "lib/web/api/request-bus.ts awaited": tab,
  "lib/web/api/request-bus.ts observers": tab,
  "lib/web/api/request-bus.ts running": tab,
  "lib/web/api/server-texts.ts serverFailureTexts": tab,
  "lib/web/api/server.ts holder": perRequest,
  "lib/web/api/load-own-session.ts own": tab,
  "lib/web/api/own-session.ts sessionLife": tab,
  "lib/web/api/own-session.ts takeTurn": tab,
  "lib/web/api/session.ts edition": tab,
  "lib/web/api/session.ts isAsking": tab,
  "lib/web/api/session.ts isLeaving": tab,
  "lib/web/api/session.ts wanting": tab,
  "lib/web/bff/gathered-reads.ts gathering":
    "visitors of one moment who share the next call of the club API; nothing is remembered after its answer",
  "lib/web/bff/gathered-reads.ts underWay": work,
  "lib/web/bff/session-calls.ts renewals": work,
  "lib/web/bff/shared-reads.ts clubfrontSharedReads":
    "the site state and announcements for five seconds, which the specification allows; a write through this process asks at once",
  "lib/web/bff/upstream.ts clubfrontContended": connection,
  "lib/web/bff/upstream.ts clubfrontLive": connection,
  "lib/web/bff/upstream.ts clubfrontUpstream": connection,
  "lib/web/bff/visitors.ts told":
    "whom this process has told the club API of in the last half minute; the club API counts each visitor once",
  "lib/web/bff/visitors.ts waiting": "visitors to tell the club API of with the next shared call",
  "lib/web/builds/build-info.ts known": build,
  "lib/web/cache/freshness.ts clubfrontFreshness":
    "pages in memory are shown for five seconds at most, then the club API and the marks in Redis are asked",
  "lib/web/cache/freshness.ts clubfrontUpstreamHealth":
    "when this process last did not reach the club API, for ten seconds",
  "lib/web/cache/page-policy.ts reported": "scripts that stand in this process's own log already",
  "lib/web/cache/renders.ts clubfrontRenders": work,
  "lib/web/cache/shared-store.ts clubfrontCacheStore":
    "pages, each compared with the marks of changes before it is shown: in Redis, which all processes and the club API share",
  "lib/web/cache/shared-store.ts clubfrontPageKeys":
    "Next's names of pages; whether a page is cached is asked of the store",
  "lib/web/cards/faces.ts faces": build,
  "lib/web/cards/faces.ts indexes": build,
  "lib/web/cards/image.ts underWay": work,
  "lib/web/env.ts cached": build,
  "lib/web/figures.ts clubfrontFigures": figures,
  "lib/web/figures.ts clubfrontPictureTurn": turns,
  "lib/web/first/office-texts.ts compiled":
    "compiled texts for five seconds, and until the next write that this process learns of",
  "lib/web/i18n/compile.ts known": scripts,
  "lib/web/i18n/compile.ts whole": scripts,
  "lib/web/i18n/messages.ts lastMade":
    "texts with the entries they were made of, which each render reads anew: other entries make other texts",
  "lib/web/icons/icon.ts icons": scripts,
  "lib/web/office/left-step.ts leftStep": tab,
  "lib/web/offline/hole-picture.ts drawn": scripts,
  "lib/web/pictures/landscape.ts underWay": work,
  "lib/web/pictures/nine-map.ts drawn": scripts,
  "lib/web/pictures/paint.ts clubfrontPainter":
    "the process that draws this web's pictures; what it has drawn is on disk, by what it shows",
  "lib/web/pictures/photograph.ts underWay": work,
  "lib/web/pictures/resized.ts underWay": work,
  "lib/web/queries/brand.ts getBrand": perRequest,
  "lib/web/queries/club-file.ts files":
    "uploads that everybody may see, for a minute, which is as long as caches in front may show them",
  "lib/web/queries/club.ts getClub": perRequest,
  "lib/web/queries/hero.ts getPhotographs": perRequest,
  "lib/web/queries/scene.ts getScene": perRequest,
  "lib/web/routing/route-hits.ts clubfrontRouteHits":
    "uses of old addresses that this process has not told the club API yet, which adds up those of all",
  "lib/web/routing/snapshot.ts clubfrontSnapshot":
    "site state for five seconds and menus for ten, then asked again; a write through this process asks at once",
  "lib/web/routing/snapshot.ts passes": "whether an address may see a closed site, for five seconds",
  "lib/web/runtime/addresses.ts moved": tab,
  "lib/web/runtime/addresses.ts pathHistory": tab,
  "lib/web/runtime/dialogs.ts answers": tab,
  "lib/web/runtime/dialogs.ts nextId": tab,
  "lib/web/runtime/dialogs.ts openDialogs": tab,
  "lib/web/runtime/dirty.ts dirtyForms": tab,
  "lib/web/runtime/failure-sentence.ts provided": tab,
  "lib/web/runtime/progress.ts progress": tab,
  "lib/web/runtime/retry-queue.ts retryQueue": tab,
  "lib/web/runtime/server-clock.ts offsetMs": tab,
  "lib/web/runtime/session/admin-menu-store.ts adminMenuStore": tab,
  "lib/web/runtime/session/first-answers.ts clubfrontFirst": tab,
  "lib/web/runtime/session/first-answers.ts firstAnswersOfTab": tab,
  "lib/web/runtime/session/member-mark.ts clubfrontPressed": tab,
  "lib/web/runtime/session/office-lock.ts officeLock": tab,
  "lib/web/runtime/session/session-life.ts sessionMarks": tab,
  "lib/web/api/session-store.ts sessionStore": tab,
  "lib/web/runtime/session/tabs.ts channel": tab,
  "lib/web/runtime/site/site-state-watch.ts seenSiteState": tab,
  "lib/web/runtime/toasts.ts toasts": tab,
  "lib/web/runtime/typed-input.ts touched": tab,
  "lib/web/session/cookie.ts opened":
    "what sealed cookies hold, computed from them and the secret alone; whether a session has ended is asked each time",
  "lib/web/server/bff-calls.ts encoded": scripts,
  "lib/web/server/cache-outcome.ts outcomes": "where the answer that is being sent comes from",
  "lib/web/server/page-cache.ts pages":
    "finished pages for as long as the site state behind them is fresh, five seconds at most",
  "lib/web/server/request-guard.ts looks": scripts,
  "lib/web/server/source-places.ts known": build,
  "lib/web/server/stopping.ts stopping": "whether this process has been told to stop",
};

const folders = ["lib/club-api", "lib/web", "lib/shared", "lib/landscape", "lib/contract", "app"];
const files = folders.flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((path) => /\.tsx?$/.test(path))
    .map((path) => `${folder}/${path}`),
);

const remembered = () =>
  [...files, "middleware.ts"].flatMap((path) =>
    moduleState(path, readFileSync(path, "utf8")).map((name) => `${path} ${name}`),
  );

test("whatever a module remembers has its reason, and every reason something that remembers", () => {
  expect(remembered().toSorted()).toEqual(Object.keys(known).toSorted());
});

test("what would remember is found", () => {
  const of = (text: string) => moduleState("a.ts", text);
  expect(of("let last: Date | undefined;")).toEqual(["last"]);
  expect(of("const known = new Map<string, string>(); known.set('a', 'b');")).toEqual(["known"]);
  expect(of("const words = new Set(['a']); words.has('a');")).toEqual([]);
  expect(of("const minute = { lines: 0 }; function count() { minute.lines += 1; }")).toEqual(["minute"]);
  expect(of("const minute = { lines: 0 }; Object.assign(minute, { lines: 1 });")).toEqual(["minute"]);
  expect(of("const cached = new LRUCache<string, string>({ max: 5 });")).toEqual(["cached"]);
  expect(of("export const inTurn = createTurns<string>();")).toEqual(["inTurn"]);
  expect(of("const shared = globalThis as Own; export const now = () => shared.clubfrontNow;")).toEqual([
    "clubfrontNow",
  ]);
  expect(of("function f() { let count = 0; return count; }")).toEqual([]);
});
