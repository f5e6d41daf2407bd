import "server-only";
import { revalidateTag } from "next/cache";
import type { CacheTag } from "@/lib/contract/define-route";
import { forgetSnapshot } from "../routing/snapshot";

/** After a write: what the contract says was kept under these tags is read anew at the next request. */
export function dropKept(tags: readonly CacheTag[]): void {
  for (const tag of tags) revalidateTag(tag, { expire: 0 });
  if (tags.includes("site-state") || tags.includes("menus")) forgetSnapshot();
}
