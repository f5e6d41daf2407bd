import { browserStorage, readJson, type TextStorage } from "../storage";
import { draftsKey, passKey } from "./member-traces";

/** The pass of a checked password, which allows changes of the own data until a moment by this browser's clock. */
type EditPass = { memberIdx: number; token: string; endsAt: number };
/** The forms whose unsent changes outlive a sign-in in the middle. */
export type DraftKey =
  | "info"
  | "additional"
  | "data-request"
  | "booking"
  | "draw"
  | "team"
  | "inquiry"
  | `inquiry-${number}`
  | `follow-up-${number}`
  /** Of a day, `yyyy-MM-dd`. */
  | `waiting-${string}`;
type Draft = { memberIdx: number; at: number; values: Readonly<Record<string, unknown>> };

const draftMs = 3_600_000;

/** The pass of a member for this tab; never in an address, gone with the tab (domain.md Y2, Y6). */
export function saveEditPass(pass: EditPass, storage: TextStorage = browserStorage("session")): void {
  storage.setItem(passKey, JSON.stringify(pass));
}

/** The live pass of this member, or null. */
export function readEditPass(
  memberIdx: number,
  // Real clock: input saved in a tab expires by this browser's clock.
  now = Date.now(),
  storage: TextStorage = browserStorage("session"),
): EditPass | null {
  const pass = readJson(storage, passKey) as Partial<EditPass> | null;
  const isLive = pass?.memberIdx === memberIdx && typeof pass.token === "string" && Number(pass.endsAt) > now;
  return isLive ? (pass as EditPass) : null;
}

/** Saves a member's unsent input in this tab for an hour; empty values remove it. */
export function saveDraft(
  key: DraftKey,
  memberIdx: number,
  values: Draft["values"],
  // Real clock: input saved in a tab expires by this browser's clock.
  now = Date.now(),
  storage: TextStorage = browserStorage("session"),
): void {
  const { [key]: _old, ...others } = readDrafts(storage);
  const hasValues = Object.keys(values).length > 0;
  const drafts = hasValues ? { ...others, [key]: { memberIdx, at: now, values } } : others;
  if (Object.keys(drafts).length === 0) storage.removeItem(draftsKey);
  else storage.setItem(draftsKey, JSON.stringify(drafts));
}

/** The saved input of this member, or null; another member's input is never returned. */
export function readDraft(
  key: DraftKey,
  memberIdx: number,
  // Real clock: input saved in a tab expires by this browser's clock.
  now = Date.now(),
  storage: TextStorage = browserStorage("session"),
): Draft["values"] {
  const draft = readDrafts(storage)[key];
  const isOwn = draft?.memberIdx === memberIdx && now - draft.at < draftMs;
  return isOwn ? draft.values : {};
}

function readDrafts(storage: TextStorage): Partial<Record<DraftKey, Draft>> {
  const stored = readJson(storage, draftsKey);
  if (typeof stored !== "object" || stored === null) return {};
  return Object.fromEntries(
    Object.entries(stored as Record<string, unknown>).filter((entry): entry is [string, Draft] =>
      isDraft(entry[1]),
    ),
  );
}

/** Validates stored input: storage may hold anything. */
function isDraft(value: unknown): value is Draft {
  const draft = value as Partial<Draft> | null;
  return (
    typeof draft?.memberIdx === "number" &&
    typeof draft.at === "number" &&
    typeof draft.values === "object" &&
    draft.values !== null
  );
}
