import { createHash } from "node:crypto";
import { videoHosts } from "@/lib/shared/video-address";

/** Only a video that somebody starts is a frame, and only of these hosts. */
const frameOrigins = Object.values(videoHosts).map(({ frame }) => new URL(frame).origin);

const inlineScript = /<script(?![^>]*\ssrc=)([^>]*)>([\s\S]*?)<\/script>/g;
const dataBlock = /\stype="application\/(?:ld\+)?json"/;

/** SHA-256 sources of every executable inline script of a finished page (checklist F4). */
export function inlineScriptHashes(html: string): string[] {
  const hashes = new Set<string>();
  for (const [, attributes = "", code = ""] of html.matchAll(inlineScript)) {
    if (dataBlock.test(attributes)) continue;
    hashes.add(`'sha256-${createHash("sha256").update(code).digest("base64")}'`);
  }
  return [...hashes];
}

/**
 * The policy of an HTML page (architecture 4): no inline or evaluated script beyond the page's own hashes.
 * `imageOrigins` are further hosts that the club shows pictures from (PRODUCT_IMAGE_BASE), `formOrigins` those that a
 * form of the page is sent to.
 */
export function contentSecurityPolicy(
  html: string,
  imageOrigins: readonly string[] = [],
  formOrigins: readonly string[] = [],
): string {
  return [
    "default-src 'self'",
    ["script-src 'self'", ...inlineScriptHashes(html)].join(" "),
    "style-src 'self'",
    "style-src-attr 'unsafe-inline'",
    ["img-src 'self' data: blob:", ...imageOrigins].join(" "),
    "font-src 'self'",
    "connect-src 'self'",
    ["frame-src", ...frameOrigins].join(" "),
    "object-src 'none'",
    "base-uri 'none'",
    ["form-action 'self'", ...formOrigins].join(" "),
    "frame-ancestors 'none'",
    "report-uri /csp-reports",
    "report-to csp",
  ].join("; ");
}
