import { boardTags, isBoardEntity } from "./boards/board-entities";
import type { CacheTag, RouteDefinition } from "./define-route";

/**
 * The Redis hash in which a club's changes stand: the name of a tag, and when what is cached under it last changed (epoch
 * milliseconds). The club API writes it with every change, whoever made it; each web of the club, of any build, reads it.
 */
export const changesKey = (clubCode: string): string => `clubfront:${clubCode}:changes`;

/**
 * The script by which the web and the club API write changes into the hash (KEYS[1]); ARGV are tags and times in turn. A change
 * counts from when Redis heard of it: until then other webs read what they had, and what they made of it is not to be trusted.
 * What is told again or arrives late sets no later change back.
 */
export const changesScript = `
local time = redis.call("TIME")
local now = tonumber(time[1]) * 1000 + math.floor(tonumber(time[2]) / 1000)
for i = 1, #ARGV, 2 do
  local last = tonumber(redis.call("HGET", KEYS[1], ARGV[i]) or "0")
  redis.call("HSET", KEYS[1], ARGV[i], string.format("%.0f", math.max(last, now, tonumber(ARGV[i + 1]))))
end`;

/** Cache tags that a write drops: those of its declaration, and of the board that its path names. */
export function writtenTags(
  route: Pick<RouteDefinition, "tags" | "boardFlags">,
  entity: string | undefined,
): readonly CacheTag[] {
  const tags = route.tags ?? [];
  return route.boardFlags && isBoardEntity(entity) ? [...tags, ...boardTags[entity]] : tags;
}
