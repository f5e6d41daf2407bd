import type { CodeSet } from "@/lib/contract/site/codes";
import type { Holiday } from "@/lib/contract/tee-sheets/holidays";
import { limits } from "@/lib/web/runtime/limits";
import { readJson, type TextStorage } from "@/lib/web/runtime/storage";

type CachedSet = CodeSet & { cachedAt: number };
type Answer = Readonly<Record<string, CodeSet>>;
type Ports = {
  storage: TextStorage;
  now?(): number;
  /** `rsvStates:3,genders` → the answered sets by id; throws when there was no answer. */
  ask(codes: string): Promise<Answer>;
};

/**
 * The code sets cached in this browser, per club and language: fresh ones as they are, stale ones asked for with
 * their version (seed §3, §9). An unchanged set goes on with its list; without an answer old ones are better than
 * none, and only what was never there fails.
 */
// Real clock: the age of this browser's cache.
export function createCodeSets({ storage, now = () => Date.now(), ask }: Ports) {
  const isFresh = (cached: CachedSet | null) => cached !== null && now() - cached.cachedAt < limits.codeSetMs;

  function store(key: string, answer: CodeSet, old: CachedSet | null): CachedSet {
    const list = answer.changed || !old ? answer.list : old.list;
    const cached = { ...answer, list, cachedAt: now() };
    storage.setItem(key, JSON.stringify(cached));
    return cached;
  }

  /** `scope` separates clubs and languages. */
  return async function load(scope: string, ids: readonly string[]): Promise<Record<string, CodeSet>> {
    const known = ids.map((id) => ({
      id,
      key: keyOf(scope, id),
      old: null as CachedSet | null,
    }));
    for (const one of known) one.old = cachedSet(readJson(storage, one.key));
    const stale = known.filter(({ old }) => !isFresh(old));
    const codes = stale.map(({ id, old }) => (old ? `${id}:${old.version}` : id)).join(",");
    const answers =
      stale.length > 0
        ? await answerOf(
            codes,
            stale.every(({ old }) => old !== null),
          )
        : {};
    return Object.fromEntries(
      known.flatMap(({ id, key, old }) => {
        const answer = isFresh(old) ? undefined : answers[id];
        const set = answer ? store(key, answer, old) : old;
        return set ? [[id, set]] : [];
      }),
    );
  };

  async function answerOf(codes: string, canDoWithout: boolean): Promise<Answer> {
    try {
      return await ask(codes);
    } catch (failure) {
      if (canDoWithout) return {};
      throw failure;
    }
  }
}

function keyOf(scope: string, id: string): string {
  return `clubfront.codes.${scope}.${id}`;
}

/** Lets go of a set that was changed from this very browser: the next load asks for all of it. */
export function forgetCodeSet(storage: TextStorage, scope: string, id: string): void {
  storage.removeItem(keyOf(scope, id));
}

/** Validates a stored set: it may be of another build, or edited by hand. */
function cachedSet(value: unknown): CachedSet | null {
  const cached = value as Partial<CachedSet> | null;
  const isSet =
    typeof cached?.cachedAt === "number" && typeof cached.version === "number" && Array.isArray(cached.list);
  return isSet ? (cached as CachedSet) : null;
}

type HolidayPorts = { storage: TextStorage; now?(): number; ask(): Promise<readonly Holiday[]> };
type CachedHolidays = { list: readonly Holiday[]; cachedAt: number };

/** The club's holidays, cached in this browser as a whole and asked for again after an hour (seed §3, §7). */
// Real clock: the age of this browser's cache.
export function createHolidays({ storage, now = () => Date.now(), ask }: HolidayPorts) {
  return async function load(scope: string): Promise<readonly Holiday[]> {
    const key = holidayKey(scope);
    const cached = readJson(storage, key) as Partial<CachedHolidays> | null;
    const old = Array.isArray(cached?.list) ? (cached.list as readonly Holiday[]) : null;
    if (old && typeof cached?.cachedAt === "number" && now() - cached.cachedAt < limits.codeSetMs) return old;
    try {
      const list = await ask();
      storage.setItem(key, JSON.stringify({ list, cachedAt: now() } satisfies CachedHolidays));
      return list;
    } catch (failure) {
      if (old) return old;
      throw failure;
    }
  };
}

function holidayKey(scope: string): string {
  return `clubfront.holidays.${scope}`;
}

/** Lets go of what was changed from this very browser: the next load asks for it. */
export function forgetHolidays(storage: TextStorage, scope: string): void {
  storage.removeItem(holidayKey(scope));
}
