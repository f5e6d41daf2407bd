import { openerPolicyOf } from "../identity/pages";
import { contentSecurityPolicy } from "./content-security";

function imageOrigins(): string[] {
  const base = process.env.PRODUCT_IMAGE_BASE;
  return base ? [new URL(base).origin] : [];
}

/** The provider's window, for pages that open one: the form of an identity check is posted there (domain.md 9.1). */
function formOrigins(path: string): string[] {
  if (openerPolicyOf(path) === "same-origin") return [];
  return [new URL(process.env.NICE_V1_WINDOW_URL ?? "https://nice.checkplus.co.kr").origin];
}

/** The policy of the finished page at an address, which names the hashes of its own inline scripts. */
export function pagePolicy(path: string, html: string): string {
  return contentSecurityPolicy(html, imageOrigins(), formOrigins(path));
}
