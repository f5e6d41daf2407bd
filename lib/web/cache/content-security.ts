import { createHash } from "node:crypto";
import { videoHosts } from "@/lib/shared/addresses/video-address";
import { type Measuring, measuringOf } from "@/lib/shared/measuring";
import { firstScript } from "./first-script";
import { isStarter, scriptValue } from "./late-scripts";

/** Only a video that somebody starts is a frame, and only of these hosts. */
const frameOrigins = Object.values(videoHosts).map(({ frame }) => new URL(frame).origin);

const inlineScript = /<script(?![^>]*\ssrc=)([^>]*)>([\s\S]*?)<\/script>/g;
const dataBlock = /\stype="application\/(?:ld\+)?json"/;

type InlineScripts = { known: readonly string[]; unknown: readonly string[] };

/** The executable inline scripts of a finished page, each once: those of our own renderers, and all others. */
export function inlineScripts(html: string): InlineScripts {
  const codes = new Set<string>();
  for (const [, attributes = "", code = ""] of html.matchAll(inlineScript)) {
    if (!dataBlock.test(attributes)) codes.add(code);
  }
  const [known, unknown]: [string[], string[]] = [[], []];
  for (const code of codes) (isKnownScript(code) ? known : unknown).push(code);
  return { known, unknown };
}

const hashOf = (code: string) => `'sha256-${createHash("sha256").update(code).digest("base64")}'`;

type MeasuringOrigins = Record<"scripts" | "images" | "calls", readonly string[]>;
const noMeasuring: MeasuringOrigins = { scripts: [], images: [], calls: [] };
const tagManager = "https://www.googletagmanager.com";
const measuringOrigins: Record<Measuring["kind"], MeasuringOrigins> = {
  GA: {
    scripts: [tagManager],
    images: [tagManager, "https://*.google-analytics.com"],
    calls: [tagManager, "https://*.google-analytics.com", "https://*.analytics.google.com"],
  },
  PLAUSIBLE: { scripts: ["https://plausible.io"], images: [], calls: ["https://plausible.io"] },
};
const measuringScript = /<script [^>]*data-measure="([^"<>]+)"/;

/** The hosts that a page may ask for once its visitor has agreed to be counted; none on pages without the question. */
export function measuringHosts(html: string): MeasuringOrigins {
  const [, id = ""] = measuringScript.exec(html) ?? [];
  const measuring = measuringOf(id);
  return measuring ? measuringOrigins[measuring.kind] : noMeasuring;
}

/**
 * The policy of an HTML page (architecture 4): no inline or evaluated script but the given ones, by hash.
 * `imageOrigins` are further hosts that the club shows pictures from (PRODUCT_IMAGE_BASE), `formOrigins` those that a
 * form of the page is sent to.
 */
export function contentSecurityPolicy(
  scripts: readonly string[],
  imageOrigins: readonly string[] = [],
  formOrigins: readonly string[] = [],
  measuring: MeasuringOrigins = noMeasuring,
): string {
  return [
    "default-src 'self'",
    ["script-src 'self'", ...scripts.map(hashOf), ...measuring.scripts].join(" "),
    "style-src 'self'",
    "style-src-attr 'unsafe-inline'",
    ["img-src 'self' data: blob:", ...imageOrigins, ...measuring.images].join(" "),
    "font-src 'self'",
    ["connect-src 'self'", ...measuring.calls].join(" "),
    ["frame-src", ...frameOrigins].join(" "),
    "object-src 'none'",
    "base-uri 'none'",
    ["form-action 'self'", ...formOrigins].join(" "),
    "frame-ancestors 'none'",
    "report-uri /csp-reports",
    "report-to csp",
  ].join("; ");
}

/** The policy of pages on the development server: React's overlay evaluates, hot reload adds styles and asks by websocket. */
export function developmentPolicy(): string {
  return [
    "default-src 'self'",
    "script-src 'self' 'unsafe-inline' 'unsafe-eval'",
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob: http: https:",
    "connect-src 'self' ws: wss:",
    ["frame-src", ...frameOrigins].join(" "),
    "object-src 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join("; ");
}

/** Next's renderer hands a page its data in pieces of this form (`use-flight-response.js`, `stream-ops.node.js`). */
const dataStart = "(self.__next_f=self.__next_f||[]).push([0])";
const dataPiece = /^self\.__next_f\.push\((\[[13],".*"\])\)$/;
/** The bundler starts its chunks by one line of this form (`get-page-files.js`). */
const bundlerStart =
  /^\(globalThis\["TURBOPACK"\] \|\| \(globalThis\["TURBOPACK"\] = \[\]\)\)\.push\((\{.*\})\);$/;
const chunk = /^static\/chunks\/[\w~-]+(?:\.[\w~-]+)*\.js$/;

/**
 * Whether an inline script is one that our own renderers make: a known body, or a known shape around nothing but JSON.
 * Only such scripts are named in a page's policy (S-41), so that one that got in by any other way does not run.
 */
export function isKnownScript(code: string): boolean {
  return (
    code === dataStart || code === firstScript || isDataPiece(code) || isBundlerStart(code) || isStarter(code)
  );
}

function isDataPiece(code: string): boolean {
  const [, json = ""] = dataPiece.exec(code) ?? [];
  const value = scriptValue(json);
  return Array.isArray(value) && value.length === 2 && typeof value[1] === "string";
}

function isBundlerStart(code: string): boolean {
  const [, json = ""] = bundlerStart.exec(code) ?? [];
  const value = scriptValue(json) as { otherChunks?: unknown; runtimeModuleIds?: unknown } | undefined;
  if (!value || Object.keys(value).join() !== "otherChunks,runtimeModuleIds") return false;
  const { otherChunks, runtimeModuleIds } = value;
  return (
    Array.isArray(otherChunks) &&
    otherChunks.every((one) => typeof one === "string" && chunk.test(one)) &&
    Array.isArray(runtimeModuleIds) &&
    runtimeModuleIds.every(Number.isSafeInteger)
  );
}
