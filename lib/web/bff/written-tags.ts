import { boardTags, isBoardEntity } from "@/lib/contract/boards/board-entities";
import type { CacheTag, RouteDefinition } from "@/lib/contract/define-route";

/** What is read anew after a write: what its declaration names, and the pages of the board that its path names. */
export function writtenTags(route: RouteDefinition, segments: readonly string[]): readonly CacheTag[] {
  const tags = route.tags ?? [];
  const named = segments[route.path.slice(1).split("/").indexOf("{entity}")];
  return route.boardFlags && isBoardEntity(named) ? [...tags, ...boardTags[named]] : tags;
}
