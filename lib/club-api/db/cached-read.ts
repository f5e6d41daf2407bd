import { eq, sql } from "drizzle-orm";
import { LRUCache } from "lru-cache";
import { lastingOf } from "../platform/shared-answer";
import type { Database } from "./database";
import { nameless, preparedRead } from "./prepared-read";
import { serverRun } from "./server-run";
import { handleOf, sharedRead } from "./shared-read";
import { ruleVersion } from "./tables";

/** Rules of the clubs cached in this process, and texts of the sites, with their version. */
type Shelf = {
  version: string;
  cached: LRUCache<string, NonNullable<unknown>>;
  contents: LRUCache<string, object>;
};

/** More spans of days than visitors look at between two changes; who asks for thousands more makes nobody's rules be forgotten. */
const maxCached = 2_000;
/** Contents are long: those that are read most stay. */
const maxContents = 200;

const shelves = new WeakMap<Database, Shelf>();
const shelfOf = new WeakMap<Database, Shelf>();

/**
 * A handle of the database for one call, which finds rules that this process has read before and that no change has
 * touched since: the number that every change of a rule raises is read first, so an admin's change counts for the next
 * call of every process. Calls that change rules use the plain handle.
 */
export async function withCachedRules(db: Database): Promise<Database> {
  return handleWith(db, await freshShelf(db));
}

/** Rules that a call may begin with, before it is known whether they still stand, and those that it has to go by. */
export type ExpectedRules = { known: Database | null; sure: Promise<Database> };

/**
 * The handle of {@link withCachedRules} (`sure`), and at once one with what this process has read so far (`known`). They are the same
 * handle where no rule has changed: work that began with `known` counts only then, and is done anew with `sure` otherwise. `ofNow` is their
 * number where another statement of the call reads it (`versionOfNow`); null where that had no row to tell it with.
 */
export function expectCachedRules(db: Database, ofNow?: Promise<string | null>): ExpectedRules {
  const shelf = shelves.get(db);
  const version = shelf?.version;
  const known = shelf ? handleWith(db, shelf) : null;
  const sure = freshShelf(db, ofNow).then((fresh) =>
    known && fresh.version === version ? known : handleWith(db, fresh),
  );
  return { known, sure };
}

async function freshShelf(db: Database, ofNow?: Promise<string | null>): Promise<Shelf> {
  const version = (await ofNow) ?? (await sharedRead(db, "rule version", () => selectRuleVersion(db)));
  const shelf = shelves.get(db) ?? newShelf(version);
  shelves.set(db, shelf);
  if (shelf.version !== version) {
    shelf.version = version;
    shelf.cached.clear();
    shelf.contents.clear();
  }
  return shelf;
}

function newShelf(version: string): Shelf {
  return {
    version,
    cached: new LRUCache({ max: maxCached }),
    contents: new LRUCache({ max: maxContents }),
  };
}

function handleWith(db: Database, shelf: Shelf): Database {
  const handle = handleOf(db);
  shelfOf.set(handle, shelf);
  return handle;
}

/** Lets a transaction of the handle find the same rules. */
export function passCachedRules(from: Database, to: Database): void {
  const shelf = shelfOf.get(from);
  if (shelf) shelfOf.set(to, shelf);
}

/**
 * A rule of the tables that raise the version (migrations 0008, 0017, 0023, 0024 and 0035). The value is shared by calls: it is frozen. What is read
 * while the version moves on answers its own calls and is not kept.
 */
export async function cachedRead<T>(db: Database, key: string, read: () => Promise<T>): Promise<T> {
  const shelf = shelfOf.get(db);
  if (!shelf) return lastingOf(await sharedRead(db, key, read));
  const { cached, version } = shelf;
  const known = cached.get(key);
  if (known !== undefined) return known as T;
  const value = lastingOf(await sharedRead(db, key, read));
  // Anybody can ask for what is not there, in any number of ways.
  if (value !== null && value !== undefined && shelf.version === version) cached.set(key, value);
  return value;
}

/** The same for what records of the site say, of tables that raise the version too (migration 0050). */
export async function cachedContent<T extends object>(
  db: Database,
  key: string,
  read: () => Promise<T | null>,
): Promise<T | null> {
  const shelf = shelfOf.get(db);
  if (!shelf) return lastingOf(await sharedRead(db, key, read));
  const { contents, version } = shelf;
  const known = contents.get(key);
  if (known) return known as T;
  const value = lastingOf(await sharedRead(db, key, read));
  if (value !== null && shelf.version === version) contents.set(key, value);
  return value;
}

/** The number of the rules with the change and the run that gave it: another primary may give the same number to other rules. */
const version = sql<string>`concat_ws(' ', ${ruleVersion.version}, ${ruleVersion}.xmin, ${serverRun})`;

/** The number of the rules, for a statement that a call sends anyway. */
export const versionOfNow = sql<string>`(select ${version} from ${ruleVersion} where ${ruleVersion.idx} = 1)`;

const versions = preparedRead((db) =>
  db.select({ version }).from(ruleVersion).where(eq(ruleVersion.idx, 1)).prepare(nameless),
);

async function selectRuleVersion(db: Database): Promise<string> {
  return (await versions(db, {}))[0]?.version ?? "";
}
