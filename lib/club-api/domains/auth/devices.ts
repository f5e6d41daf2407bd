import type { Database } from "../../db/database";
import { serverKey } from "../../db/secrets";
import { deriveToken, isSameText } from "../../platform/crypto";
import { randomId } from "../../platform/random";
import type { SessionKind } from "./rules";

/** The account that a browser is known to, and the password that was typed there. */
export type DeviceOwner = { clubIdx: number; kind: SessionKind; accountIdx: number; passwordHash: string };

const keyName = "login-device";
const lifeMs = 180 * 24 * 60 * 60_000;
const tokenShape = /^([\w-]{22})\.([0-9a-z]{6,9})\.([\w-]{43})$/;

/**
 * A token by which the browser of a sign-in is known next time: a random id, its end, and a mark of both that binds them to
 * the account and to its present password. It signs nobody in; it only lets tries from there be counted by themselves
 * (checklist S-52). With a new password every token of the account ends.
 */
export async function issueDeviceToken(
  db: Database,
  owner: DeviceOwner,
  deviceId: string | null,
  now: Date,
): Promise<string> {
  const id = deviceId ?? randomId();
  const end = Math.floor((now.getTime() + lifeMs) / 1000).toString(36);
  return `${id}.${end}.${sign(await serverKey(db, keyName, now), owner, id, end)}`;
}

/**
 * The id of the browser, when one of its tokens is of this account, in time and unchanged; null otherwise, and for an
 * account that nobody has. The key is read in either case, so that the work tells nothing of the account (S-54).
 */
export async function findKnownDevice(
  db: Database,
  owner: DeviceOwner | null,
  tokens: readonly string[],
  now: Date,
): Promise<string | null> {
  if (tokens.length === 0) return null;
  const key = await serverKey(db, keyName, now);
  for (const token of tokens) {
    const [, id = "", end = "", mark = ""] = tokenShape.exec(token) ?? [];
    const isLive = Number.parseInt(end, 36) * 1000 > now.getTime();
    if (owner?.passwordHash && isLive && isSameText(mark, sign(key, owner, id, end))) return id;
  }
  return null;
}

function sign(key: string, owner: DeviceOwner, id: string, end: string): string {
  const { clubIdx, kind, accountIdx, passwordHash } = owner;
  return deriveToken(key, "device", [clubIdx, kind, accountIdx, passwordHash, id, end].join(" "));
}
