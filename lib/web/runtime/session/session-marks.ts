import { limits } from "../limits";
import { browserStorage, readJson, type TextStorage } from "../storage";
import type { TokenEnds } from "./session-life";

const activeKey = "clubfront.sessionActive";
const renewedKey = "clubfront.sessionRenewed";

/**
 * What the documents of one browser must know of their common session, past the life of each: whether anybody was
 * active since the last refresh, and the newest refresh. Only times; a browser without storage has none of it.
 */
export function createSessionMarks(storage: TextStorage) {
  return {
    noteActive: ({ accessTokenExpire }: TokenEnds) => storage.setItem(activeKey, String(accessTokenExpire)),
    /** Each document reads the ends by its own clock, so the same end differs a little. */
    wasActive: ({ accessTokenExpire }: TokenEnds): boolean =>
      Math.abs(Number(storage.getItem(activeKey)) - accessTokenExpire) < limits.refreshLeadMs,
    noteRenewal: (ends: TokenEnds) => storage.setItem(renewedKey, JSON.stringify(ends)),
    /** The ends of a refresh later than the one that led to these. */
    renewalAfter({ accessTokenExpire }: TokenEnds): TokenEnds | null {
      const kept = readJson(storage, renewedKey);
      return isEnds(kept) && kept.accessTokenExpire - accessTokenExpire >= limits.refreshLeadMs ? kept : null;
    },
    clear() {
      storage.removeItem(activeKey);
      storage.removeItem(renewedKey);
    },
  };
}
export type SessionMarks = ReturnType<typeof createSessionMarks>;

function isEnds(value: unknown): value is TokenEnds {
  const ends = value as Partial<TokenEnds> | null;
  return typeof ends?.accessTokenExpire === "number" && typeof ends.refreshTokenExpire === "number";
}

export const sessionMarks = createSessionMarks(browserStorage("local"));
