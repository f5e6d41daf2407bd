import { createHash } from "node:crypto";
import { LRUCache } from "lru-cache";
import { logLine } from "../log";
import { contentSecurityPolicy, inlineScripts, measuringHosts } from "./content-security";
import { openerPolicyOf } from "./opener-policy";

function imageOrigins(): string[] {
  const base = process.env.PRODUCT_IMAGE_BASE;
  return base ? [new URL(base).origin] : [];
}

/** The provider's window, for pages that open one: the form of an identity check is posted there (domain.md 9.1). */
function formOrigins(path: string): string[] {
  if (openerPolicyOf(path) === "same-origin") return [];
  return [new URL(process.env.NICE_V1_WINDOW_URL ?? "https://nice.checkplus.co.kr").origin];
}

/** Hashes of scripts that were reported, so that a page that is made again and again does not fill the log. */
const reported = new LRUCache<string, true>({ max: 1000 });

/** Logs, once, a script that is not ours: it is in the page but does not run. */
function report(code: string): void {
  const key = createHash("sha256").update(code).digest("base64");
  if (reported.has(key)) return;
  reported.set(key, true);
  logLine("warn", "unknown inline script", { hash: key, script: code.slice(0, 80) });
}

/** The policy of the finished page at an address, which names the inline scripts of our own renderers by their hashes. */
export function pagePolicy(path: string, html: string): string {
  const { known, unknown } = inlineScripts(html);
  for (const code of unknown) report(code);
  return contentSecurityPolicy(known, imageOrigins(), formOrigins(path), measuringHosts(html));
}
