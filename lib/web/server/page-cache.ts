import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from "node:http";
import { LRUCache } from "lru-cache";
import { isLanguage } from "@/lib/shared/languages";
import { currentScope } from "@/lib/shared/server/request-scope";
import { caching } from "@/lib/web/cache/caching";
import { freshness, isUpstreamSlow } from "@/lib/web/cache/freshness";
import { pageStatus } from "@/lib/web/cache/page-markers";
import { pagePolicy } from "@/lib/web/cache/page-policy";
import { waits } from "@/lib/web/waits";
import { noteMemory } from "./cache-outcome";
import { type Encoding, encode, wantedEncoding } from "./encoding";
import { hasPass, isPagePath, isPageRequest, isRead, pathOf } from "./page-request";
import { settleCaching, takeHeaders } from "./response-headers";
import { nowherePage, unavailablePage, unavailablePolicy, unavailableRetrySeconds } from "./unavailable-page";

/** A finished public answer, with the compressed bodies that were asked for so far. */
type Page = {
  status: number;
  headers: OutgoingHttpHeaders;
  bodies: Map<Encoding, Buffer>;
  freshUntil: number;
  generation: number;
  /** Which page it is, as figures and log lines name it. */
  route: string | undefined;
};

const pages = new LRUCache<string, Page>({
  maxSize: 12 * 1024 * 1024,
  sizeCalculation: (page) => 1000 + (page.bodies.get("identity")?.length ?? 0) * 2,
});

/** How long what is no page is answered from memory, in milliseconds. */
const fileMs = 5000;
const feed = /^\/(?:rss|sitemaps)\/|^\/sitemap\.xml$/;
const officeTexts = "/session/office-texts";

/** Where an answer is kept; `isFile`: it is made for everybody alike, whatever a request adds to its address. */
type CachePlan = { key: string; isFile: boolean };

function cachePlanOf(request: IncomingMessage): CachePlan | null {
  const { url = "" } = request;
  if (isPageRequest(request)) return { key: url, isFile: false };
  const path = pathOf(request);
  if (!isRead(request)) return null;
  if (feed.test(path)) return { key: path, isFile: true };
  const language = new URLSearchParams(url.slice(path.length)).get("lang");
  return path === officeTexts && isLanguage(language)
    ? { key: `${path}?lang=${language}`, isFile: true }
    : null;
}

/**
 * Answers a public page from memory, or watches the answer that is being made and keeps it. Headers alone decide, as
 * for any shared cache: only `public` answers without a cookie are kept, never longer than the site state behind
 * them is fresh, and none from before the last write through this process. So are feeds, sitemaps and the office's texts,
 * which cost as much as a page and would be made for each request. True when the request is answered.
 */
export async function servePage(
  request: IncomingMessage,
  response: ServerResponse,
  budgetMs = waits.page,
): Promise<boolean> {
  const plan = cachePlanOf(request);
  if (!plan) {
    if (isRead(request) && !isPagePath(pathOf(request))) replaceBareNotFound(request, response);
    return false;
  }
  const encoding = wantedEncoding(request.headers["accept-encoding"]);
  const page = !plan.isFile && hasPass(request) ? undefined : pages.get(plan.key);
  // Real clock: how old a kept page is.
  if (page && page.freshUntil > Date.now() && page.generation === freshness().generation) {
    noteMemory(response);
    const scope = currentScope();
    if (scope && page.route !== undefined) scope.route = page.route;
    await sendPage(request, response, page, encoding);
    return true;
  }
  if (plan.isFile) request.url = plan.key;
  delete request.headers["accept-encoding"];
  cacheAnswer(request, response, { ...plan, budgetMs }, encoding);
  return false;
}

async function sendPage(
  request: IncomingMessage,
  response: ServerResponse,
  page: Page,
  encoding: Encoding,
): Promise<void> {
  const body = page.bodies.get(encoding) ?? (await encodedBody(page, encoding));
  response.writeHead(page.status, {
    ...page.headers,
    ...(encoding === "identity" ? {} : { "content-encoding": encoding }),
    "content-length": body.length,
  });
  response.end(request.method === "HEAD" ? undefined : body);
}

async function encodedBody(page: Page, encoding: Encoding): Promise<Buffer> {
  const body = await encode(page.bodies.get("identity") ?? Buffer.alloc(0), encoding);
  page.bodies.set(encoding, body);
  return body;
}

function isCacheable(response: ServerResponse, request: IncomingMessage, { isFile }: CachePlan): boolean {
  if (request.method !== "GET" || response.getHeader("set-cookie") !== undefined) return false;
  if (isFile) return response.statusCode === 200;
  return (
    !hasPass(request) &&
    (response.statusCode === 200 || response.statusCode === 404) &&
    String(response.getHeader("cache-control") ?? "").startsWith("public") &&
    isHtml(response)
  );
}

/** Collects the body that Next writes, then sends it once, compressed as the browser asked, and caches it. */
function cacheAnswer(
  request: IncomingMessage,
  response: ServerResponse,
  plan: CachePlan & { budgetMs: number },
  encoding: Encoding,
): void {
  const { generation, stateFreshUntil } = freshness();
  const scope = currentScope();
  const chunks: Buffer[] = [];
  const send = {
    write: response.write,
    end: response.end,
    writeHead: response.writeHead,
    flushHeaders: response.flushHeaders,
  };
  response.flushHeaders = () => {};
  response.writeHead = ((status: number, ...rest: unknown[]) => {
    response.statusCode = status;
    takeHeaders(response, rest);
    return response;
  }) as typeof response.writeHead;
  response.write = ((chunk: string | Uint8Array) => {
    chunks.push(Buffer.from(chunk as Uint8Array));
    return true;
  }) as typeof response.write;
  const stopWatch = plan.isFile ? () => {} : watchBudget(request, response, send, plan);
  response.end = ((chunk?: string | Uint8Array | (() => void), ...rest: unknown[]) => {
    stopWatch();
    if (chunk && typeof chunk !== "function") chunks.push(Buffer.from(chunk as Uint8Array));
    const done = [chunk, ...rest].find((one): one is () => void => typeof one === "function");
    const made = Buffer.concat(chunks);
    Object.assign(response, send);
    const body = wordsFor(response, made, plan.key) ?? made;
    settlePage(response, plan.key, body);
    settleCaching(request, response);
    const page: Page = {
      status: response.statusCode,
      headers: response.getHeaders(),
      bodies: new Map([["identity", body]]),
      // Real clock: how old a kept page is.
      freshUntil: plan.isFile ? Date.now() + fileMs : Math.max(stateFreshUntil, freshness().stateFreshUntil),
      generation,
      route: scope?.route,
    };
    if (isCacheable(response, request, plan)) pages.set(plan.key, page);
    sendPage(request, response, page, body.length > 1000 ? encoding : "identity")
      .then(done)
      .catch(() => response.destroy());
    return response;
  }) as typeof response.end;
}

type Sending = Pick<ServerResponse, "write" | "end" | "writeHead" | "flushHeaders">;

/** Looks at a page that is near or over its time are so far apart, as a part of that time. */
const beatsInBudget = 12;

/**
 * Answers with the page that needs nobody once a page has taken its time and the club API is what it waits for; whatever
 * Next makes after that goes nowhere. The answer calls the watch off. Two looks in a row have to agree: where this very
 * process was busy, the answers that have arrived meanwhile are read between them.
 */
function watchBudget(
  request: IncomingMessage,
  response: ServerResponse,
  send: Sending,
  { key, budgetMs }: CachePlan & { budgetMs: number },
): () => void {
  const beatMs = budgetMs / beatsInBudget;
  let wasSlow = false;
  const look = () => {
    const hasWaited = wasSlow;
    // Real clock: how long the club API takes.
    wasSlow = isUpstreamSlow(Date.now());
    if (!(wasSlow && hasWaited)) {
      timer = setTimeout(look, beatMs);
      return;
    }
    Object.assign(response, send);
    response.statusCode = 503;
    const body = takeUnavailable(response, key);
    response.setHeader("content-length", body.length);
    response.writeHead(503);
    response.end(request.method === "HEAD" ? undefined : body);
    const nothing = () => response;
    Object.assign(response, { write: () => true, end: nothing, writeHead: nothing, setHeader: nothing });
    Object.assign(response, { appendHeader: nothing, removeHeader: () => {}, flushHeaders: () => {} });
  };
  let timer = setTimeout(look, budgetMs - beatMs);
  const stop = () => clearTimeout(timer);
  response.once("close", stop);
  return stop;
}

/**
 * The page shown in place of an answer with nothing to read in it: Next's own shell of an error, or no body at all.
 */
function wordsFor(response: ServerResponse, body: Buffer, url: string): Buffer | null {
  const isShell = isHtml(response) && body.includes('id="__next_error__"');
  if (response.statusCode === 404 && isShell) return takeNowhere(response, url);
  return response.statusCode >= 500 && (isShell || body.length === 0) ? takeUnavailable(response, url) : null;
}

/** The page for an answer that could not be made, with its headers; the status stays what it is. */
function takeUnavailable(response: ServerResponse, url: string): Buffer {
  response.setHeader("retry-after", String(unavailableRetrySeconds));
  return takePlain(response, unavailablePage(url));
}

const takeNowhere = (response: ServerResponse, url: string) => takePlain(response, nowherePage(url));

function takePlain(response: ServerResponse, html: string): Buffer {
  response.setHeader("content-type", "text/html; charset=utf-8");
  response.setHeader("content-security-policy", unavailablePolicy);
  response.setHeader("cache-control", caching.personal);
  response.removeHeader("content-encoding");
  response.removeHeader("etag");
  return Buffer.from(html);
}

/**
 * Next answers an address beside the pages that no route has, such as `/gallery`, with a page without a word: in its
 * place one that says so. Anything else passes as it is made.
 */
function replaceBareNotFound(request: IncomingMessage, response: ServerResponse): void {
  const send = { write: response.write, end: response.end, writeHead: response.writeHead };
  const isBare = () => response.statusCode === 404 && isHtml(response);
  response.writeHead = ((status: number, ...rest: unknown[]) => {
    response.statusCode = status;
    takeHeaders(response, rest);
    return isBare() ? response : send.writeHead.call(response, status);
  }) as typeof response.writeHead;
  response.write = ((...given: Parameters<typeof response.write>) =>
    isBare() ? true : send.write.apply(response, given)) as typeof response.write;
  response.end = ((...given: Parameters<typeof response.end>) => {
    if (!isBare()) return send.end.apply(response, given);
    Object.assign(response, send);
    const body = takeNowhere(response, request.url ?? "/");
    response.setHeader("content-length", body.length);
    return response.end(request.method === "HEAD" ? undefined : body);
  }) as typeof response.end;
}

const isHtml = (response: ServerResponse) =>
  String(response.getHeader("content-type") ?? "").startsWith("text/html");

/** A page that Next caches brings its policy and its status; a page rendered per request gets both here, when it is finished. */
function settlePage(response: ServerResponse, url: string, body: Buffer): void {
  if (!isHtml(response) || response.hasHeader("content-security-policy")) return;
  const html = body.toString();
  if (response.statusCode === 200) response.statusCode = pageStatus(html) ?? 200;
  response.setHeader("content-security-policy", pagePolicy(url.replace(/\?.*/, ""), html));
}
