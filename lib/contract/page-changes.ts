import { boardTags, isBoardEntity } from "./boards/board-entities";
import type { CacheTag, RouteDefinition } from "./define-route";

/**
 * The Redis hash in which a club's changes stand: the name of a tag, and when what is cached under it last changed (epoch
 * milliseconds). The club API writes it with every change, whoever made it; each web of the club, of any build, reads it.
 */
export const changesKey = (clubCode: string): string => `clubfront:${clubCode}:changes`;

/** Cache tags that a write drops: those of its declaration, and of the board that its path names. */
export function writtenTags(route: RouteDefinition, entity: string | undefined): readonly CacheTag[] {
  const tags = route.tags ?? [];
  return route.boardFlags && isBoardEntity(entity) ? [...tags, ...boardTags[entity]] : tags;
}
