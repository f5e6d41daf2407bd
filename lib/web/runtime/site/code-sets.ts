import type { CodeSet } from "@/lib/contract/site/codes";
import { limits } from "../limits";
import { readJson, type TextStorage } from "../storage";

type KeptSet = CodeSet & { keptAt: number };
type Answer = Readonly<Record<string, CodeSet>>;
type Ports = {
  storage: TextStorage;
  now?(): number;
  /** `rsvStates:3,genders` → the answered sets by id; throws when there was no answer. */
  ask(codes: string): Promise<Answer>;
};

/**
 * The code sets that this browser keeps, per club and language: fresh ones as they are, stale ones asked for with
 * their version (seed §3, §9). An unchanged set goes on with its list; without an answer old ones are better than
 * none, and only what was never there fails.
 */
// Real clock: how old what this browser keeps is.
export function createCodeSets({ storage, now = () => Date.now(), ask }: Ports) {
  const isFresh = (kept: KeptSet | null) => kept !== null && now() - kept.keptAt < limits.codeSetMs;

  function keep(key: string, answer: CodeSet, old: KeptSet | null): KeptSet {
    const list = answer.changed || !old ? answer.list : old.list;
    const kept = { ...answer, list, keptAt: now() };
    storage.setItem(key, JSON.stringify(kept));
    return kept;
  }

  /** `scope` keeps clubs and languages apart. */
  return async function load(scope: string, ids: readonly string[]): Promise<Record<string, CodeSet>> {
    const known = ids.map((id) => ({
      id,
      key: keyOf(scope, id),
      old: null as KeptSet | null,
    }));
    for (const one of known) one.old = keptSet(readJson(storage, one.key));
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
        const set = answer ? keep(key, answer, old) : old;
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

/** What storage holds may be anything: a set of another build, or of somebody's hand. */
function keptSet(value: unknown): KeptSet | null {
  const kept = value as Partial<KeptSet> | null;
  const isSet =
    typeof kept?.keptAt === "number" && typeof kept.version === "number" && Array.isArray(kept.list);
  return isSet ? (kept as KeptSet) : null;
}
