import { callRules } from "@/lib/contract/call-rules";
import { bySpecificity, type CacheTag, type CallRules } from "@/lib/contract/define-route";
import { writtenTags } from "@/lib/contract/page-changes";

type Pattern = { route: CallRules; segments: readonly string[] };
export type RouteMatch =
  | { kind: "route"; route: CallRules }
  | { kind: "method"; allowed: readonly string[] }
  | { kind: "unknown" };

const patterns: readonly Pattern[] = bySpecificity(callRules).map((route) => ({
  route,
  segments: route.path.slice(1).split("/"),
}));

/** A segment that could change the target when the path is put together again is refused whole. */
const safeSegment = /^[\p{L}\p{N}_.~-]{1,100}$/u;

const groupOf = (segments: readonly string[]) => `${segments.length} ${segments[0]}`;

/** Every path begins with a word, never a parameter: by that word and the length few patterns are left to look at. */
function groupsOf(all: readonly Pattern[]): ReadonlyMap<string, readonly Pattern[]> {
  const groups = new Map<string, Pattern[]>();
  for (const pattern of all) {
    const group = groups.get(groupOf(pattern.segments)) ?? [];
    groups.set(groupOf(pattern.segments), [...group, pattern]);
  }
  return groups;
}

const groups = groupsOf(patterns);

function fits(pattern: Pattern, segments: readonly string[]): boolean {
  return pattern.segments.every(
    (expected, index) => expected.startsWith("{") || expected === segments[index],
  );
}

/** Finds the declared call of a request; an undeclared path never reaches the upstream (S-11). */
export function matchRoute(method: string, segments: readonly string[]): RouteMatch {
  if (!segments.every((one) => safeSegment.test(one) && !/^\.+$/.test(one))) return { kind: "unknown" };
  const found = (groups.get(groupOf(segments)) ?? []).filter((pattern) => fits(pattern, segments));
  if (found.length === 0) return { kind: "unknown" };
  const best = found.find((pattern) => pattern.route.method === method);
  if (best) return { kind: "route", route: best.route };
  return { kind: "method", allowed: [...new Set(found.map((pattern) => pattern.route.method))] };
}

/** Cache tags that a write drops, by its declaration and the segments of its path. */
export function tagsOfWrite(route: CallRules, segments: readonly string[]): readonly CacheTag[] {
  return writtenTags(route, segments[route.path.slice(1).split("/").indexOf("{entity}")]);
}
