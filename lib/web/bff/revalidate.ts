import "server-only";
import type { CacheTag } from "@/lib/contract/define-route";
import { markTagsChanged } from "../cache/shared-store";
import { forgetSnapshot } from "../routing/snapshot";

/**
 * After a write and before its answer: what the contract says was kept under these tags is read anew at the next
 * request. Next's own `revalidateTag` would do it some time after the answer.
 */
export async function dropKept(tags: readonly CacheTag[]): Promise<void> {
  if (tags.length === 0) return;
  if (tags.includes("site-state") || tags.includes("menus")) forgetSnapshot();
  await markTagsChanged(tags);
}
