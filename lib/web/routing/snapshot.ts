import { LRUCache } from "lru-cache";
import type { Menu } from "@/lib/contract/site/menus";
import type { SiteStateValue } from "@/lib/contract/site/site";
import type { RouteRule } from "@/lib/shared/addresses/route-rules";
import {
  type ClubLanguages,
  everyLanguage,
  type Language,
  languages,
  languagesOfPolicy,
} from "@/lib/shared/languages";
import { withDeadline } from "@/lib/web/cache/deadline";
import { freshness, watchRead } from "@/lib/web/cache/freshness";
import { markTagsChanged } from "@/lib/web/cache/shared-store";
import { webEnv } from "@/lib/web/env";
import { apiBase } from "./call-address";

/** The club's state that middleware decides by, shared by all requests of this process. */
export type Snapshot = ClubLanguages & {
  siteState: SiteStateValue;
  menus: readonly Menu[];
  /** The club's own rules for old addresses. */
  routeRules: readonly RouteRule[];
};
/** The newest snapshot, or the status of the failed check when there never was one. */
type SnapshotAnswer = { snapshot: Snapshot } | { failedStatus: number };

type SharedState = {
  snapshot?: Snapshot;
  stateAt: number;
  menusAt: number;
  failedStatus: number;
  running?: Promise<void>;
  /** How the club is called and reached, by language, for the page that is shown when nothing else can be made. */
  contacts: Partial<Record<Language, ClubContact>>;
  contactsAt: number;
  /** Counts the writes: what was asked before one of them is not taken over after it. */
  writes: number;
};
const shared = globalThis as typeof globalThis & { clubfrontSnapshot?: SharedState };

/** Seed §4 and §9: the site state is at most 5 s old. */
const stateMs = 5000;
/** A page that was closed elsewhere is closed here so long after at the latest. */
const menusMs = 10_000;
const timeoutMs = 2500;
/** The club's name and numbers are read again after this long. */
const contactsMs = 300_000;
/** A failed check is asked again after this long, not at every request. */
const retryMs = 1000;

function sharedState(): SharedState {
  shared.clubfrontSnapshot ??= {
    stateAt: 0,
    menusAt: 0,
    failedStatus: 503,
    writes: 0,
    contacts: {},
    contactsAt: 0,
  };
  return shared.clubfrontSnapshot;
}

/** Makes the next request ask again, after a write through this process. */
export function forgetSnapshot(): void {
  const state = sharedState();
  state.stateAt = 0;
  state.menusAt = 0;
  state.writes += 1;
  state.running = undefined;
  freshness().stateFreshUntil = 0;
}

/**
 * The snapshot, read anew when it is too old; the last good one stays in use while the club API is out of reach. A read
 * that a write overtook is repeated, for those who waited for it too.
 */
export async function currentSnapshot(now: number): Promise<SnapshotAnswer> {
  const state = sharedState();
  const { writes } = state;
  if (now - state.stateAt >= stateMs) {
    state.running ??= refresh(state, now).finally(() => {
      if (state.writes === writes) state.running = undefined;
    });
    await (state.snapshot && state.stateAt > 0 ? patiently(state.running) : state.running);
    if (state.writes !== writes) return currentSnapshot(now);
  }
  return state.snapshot ? { snapshot: state.snapshot } : { failedStatus: state.failedStatus };
}

/** A page that could be made with what is known waits this long for something newer. */
const patienceMs = 800;

/** Waits for a refresh, but not for a club API that hangs. */
async function patiently(running: Promise<void>): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, patienceMs);
  });
  await Promise.race([running, late]);
  clearTimeout(timer);
}

async function refresh(state: SharedState, now: number): Promise<void> {
  const { writes } = state;
  const needsMenus = !state.snapshot || now - state.menusAt >= menusMs;
  try {
    const snapshot = await readSnapshot(state.snapshot, needsMenus);
    // Another instance, or another club's site, may have closed a page: nothing cached before is shown.
    if (state.snapshot && JSON.stringify(snapshot.menus) !== JSON.stringify(state.snapshot.menus)) {
      await markTagsChanged(["menus"]);
    }
    if (state.writes !== writes) return;
    state.snapshot = snapshot;
    if (needsMenus) state.menusAt = now;
    state.stateAt = now;
    freshness().stateFreshUntil = now + stateMs;
    void refreshContacts(state, now);
  } catch (error) {
    if (state.writes !== writes) return;
    state.failedStatus = error instanceof StateCheckFailed ? error.status : 503;
    state.stateAt = now - stateMs + retryMs;
  }
}

/** The snapshot of now; the menus and the language of an earlier one where they are not needed anew. */
async function readSnapshot(earlier: Snapshot | undefined, needsMenus: boolean): Promise<Snapshot> {
  const club = webEnv().clubCode;
  const [site, menus, codes, rules] = await Promise.all([
    read<{ state: SiteStateValue }>(`/site/state?clubCode=${club}`),
    needsMenus ? read<Menu[]>(`/menus/club/${club}`) : earlier?.menus,
    needsMenus ? read<PolicyAnswer>(`/common/system-code/${club}?code=policyCodes`) : undefined,
    needsMenus ? readRules(club, earlier) : earlier?.routeRules,
  ]);
  const spoken = codes ? languagesOfPolicy(languagePolicy(codes)) : languagesOf(earlier);
  return {
    siteState: site.state,
    menus: menus ?? [],
    routeRules: rules ?? [],
    languages: spoken.languages,
    defaultLanguage: spoken.defaultLanguage,
  };
}

/** The rules of before where they cannot be read: no page waits for them, or fails. */
async function readRules(club: string, earlier: Snapshot | undefined): Promise<readonly RouteRule[]> {
  try {
    return (await read<{ list: RouteRule[] }>(`/ext/route-rules?clubCode=${club}`)).list ?? [];
  } catch {
    return earlier?.routeRules ?? [];
  }
}

export type ClubContact = { name: string; phone: string };

/** Keeps the contacts of before where one cannot be read. */
async function refreshContacts(state: SharedState, now: number): Promise<void> {
  if (now - state.contactsAt < contactsMs) return;
  state.contactsAt = now;
  for (const language of languages) {
    try {
      const path = `/site/info?clubCode=${webEnv().clubCode}&lang=${language}`;
      const info = await read<{ clubName?: string; rsvPhoneNo?: string; clubPhoneNo?: string }>(path);
      if (info.clubName) {
        state.contacts[language] = { name: info.clubName, phone: info.rsvPhoneNo || info.clubPhoneNo || "" };
      }
    } catch {
      state.contactsAt = 0;
    }
  }
}

/** The club's name and number as this process last read them; null before it ever has. */
export function knownContact(language: Language): ClubContact | null {
  const { contacts } = sharedState();
  return contacts[language] ?? contacts[knownDefaultLanguage()] ?? null;
}

/** The club's first language as far as this process has read it: it has no prefix in addresses. */
export function knownDefaultLanguage(): Language {
  return languagesOf(sharedState().snapshot).defaultLanguage;
}

/** The club's languages as far as they are known. */
function languagesOf(snapshot: Snapshot | undefined): ClubLanguages {
  return snapshot ?? everyLanguage;
}

/** The club's languages, for a page whose address has none; as far as known while the club API is out of reach. */
export async function currentLanguages(now: number): Promise<ClubLanguages> {
  const current = await currentSnapshot(now);
  return languagesOf("snapshot" in current ? current.snapshot : undefined);
}

type PolicyAnswer = { policyCodes?: { list: { key: string; values: string[] }[] } };

function languagePolicy(codes: PolicyAnswer): readonly string[] {
  return codes.policyCodes?.list.find((entry) => entry.key === "C0090")?.values ?? [];
}

class StateCheckFailed extends Error {
  readonly status: number;
  constructor(status: number) {
    super(`site state check answered ${status}`);
    this.status = status;
  }
}

async function read<T>(path: string): Promise<T> {
  const response = await watchRead(() =>
    withDeadline(timeoutMs, (signal) =>
      fetch(`${webEnv().apiUrl}${apiBase}${path}`, {
        headers: { accept: "application/json" },
        cache: "no-store",
        signal,
      }),
    ),
  );
  if (!response.ok) throw new StateCheckFailed(response.status);
  const answer = (await response.json()) as { result: boolean; data: T };
  if (!answer.result) throw new StateCheckFailed(500);
  return answer.data;
}

const passes = new LRUCache<string, boolean>({ max: 1000, ttl: 5000 });

/** Whether an address is on the list of those that may see a stopped or closed site; nobody while that is unknown. */
export async function hasPass(address: string | null): Promise<boolean> {
  if (!address) return false;
  const key = `${freshness().generation} ${address}`;
  const known = passes.get(key);
  if (known !== undefined) return known;
  try {
    const answer = await watchRead(() =>
      withDeadline(2000, async (signal) => {
        const response = await fetch(
          `${webEnv().apiUrl}${apiBase}/ext/site/pass?clubCode=${webEnv().clubCode}`,
          { headers: { accept: "application/json", "x-client-address": address }, cache: "no-store", signal },
        );
        return (await response.json()) as { data?: { allowed?: boolean } };
      }),
    );
    passes.set(key, answer.data?.allowed === true);
    return answer.data?.allowed === true;
  } catch {
    return false;
  }
}
