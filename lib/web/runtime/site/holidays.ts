import type { Holiday } from "@/lib/contract/tee-sheets/holidays";
import { limits } from "../limits";
import { readJson, type TextStorage } from "../storage";

type Ports = { storage: TextStorage; now?(): number; ask(): Promise<readonly Holiday[]> };
type Kept = { list: readonly Holiday[]; keptAt: number };

/** The club's holidays as this browser keeps them: the whole answer, asked for again after an hour (seed §3, §7). */
// Real clock: how old what this browser keeps is.
export function createHolidays({ storage, now = () => Date.now(), ask }: Ports) {
  return async function load(scope: string): Promise<readonly Holiday[]> {
    const key = keyOf(scope);
    const kept = readJson(storage, key) as Partial<Kept> | null;
    const old = Array.isArray(kept?.list) ? (kept.list as readonly Holiday[]) : null;
    if (old && typeof kept?.keptAt === "number" && now() - kept.keptAt < limits.codeSetMs) return old;
    try {
      const list = await ask();
      storage.setItem(key, JSON.stringify({ list, keptAt: now() } satisfies Kept));
      return list;
    } catch (failure) {
      if (old) return old;
      throw failure;
    }
  };
}

function keyOf(scope: string): string {
  return `clubfront.holidays.${scope}`;
}

/** Lets go of what was changed from this very browser: the next load asks for it. */
export function forgetHolidays(storage: TextStorage, scope: string): void {
  storage.removeItem(keyOf(scope));
}
