import {
  createCipheriv,
  createDecipheriv,
  createHash,
  createHmac,
  hkdfSync,
  randomBytes,
  timingSafeEqual,
} from "node:crypto";
import { hash, verify } from "@node-rs/argon2";
import { createQueue } from "./queue";

/** argon2id, the smallest setting of the OWASP sheet (checklist S-51): about 50 ms and 19 MiB each. */
const argon2Options = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Two at a time, the rest waits in line: a flood of sign-ins cannot take the pool from other routes. */
const runBounded = createQueue({ concurrency: 2, maxWaiting: 200 });

const work = { hashed: 0, verified: 0 };

/** How often this process has hashed and verified a password: its dearest work, and what a timing attack measures. */
export const passwordWork = (): Readonly<typeof work> => ({ ...work });

/** PHC string of a password. */
export function hashPassword(password: string): Promise<string> {
  work.hashed += 1;
  return runBounded(() => hash(password.normalize("NFC"), argon2Options));
}

/** Whether the password fits the PHC string; throws `QueueFull` under a flood. */
export function verifyPassword(passwordHash: string, password: string): Promise<boolean> {
  work.verified += 1;
  return runBounded(() => verify(passwordHash, password.normalize("NFC")));
}

/** SHA-256, base64url: how tokens are stored and looked up. */
export function hashToken(token: string): string {
  return createHash("sha256").update(token).digest("base64url");
}

/** A short mark of a value as it stands: another value, another mark. */
export function fingerprint(value: unknown): string {
  return hashToken(JSON.stringify(value)).slice(0, 16);
}

/** HMAC-SHA-256, base64url: a token that follows from another one and the server's key. */
export function deriveToken(key: string, purpose: string, token: string): string {
  return createHmac("sha256", key).update(`${purpose}:${token}`).digest("base64url");
}

/** Whether two texts are the same, told in a time that does not depend on where they differ. */
export function isSameText(one: string, other: string): boolean {
  const [left, right] = [one, other].map((text) => createHash("sha256").update(text).digest());
  return left !== undefined && right !== undefined && timingSafeEqual(left, right);
}

/**
 * AES-256-GCM under a key that follows from the server's own and a purpose: `iv.cipher.tag` in base64url. For what has
 * to be read again, such as a provider's secret; passwords and tokens are hashed instead.
 */
export function encryptText(key: string, purpose: string, text: string): string {
  const iv = randomBytes(12);
  const cipher = createCipheriv("aes-256-gcm", derivedKey(key, purpose), iv);
  const bytes = Buffer.concat([cipher.update(text, "utf8"), cipher.final()]);
  return [iv, bytes, cipher.getAuthTag()].map((part) => part.toString("base64url")).join(".");
}

/** The text of `encryptText`; throws when it was changed or is of another key or purpose. */
export function decryptText(key: string, purpose: string, encrypted: string): string {
  const [iv, bytes, tag] = encrypted.split(".").map((part) => Buffer.from(part, "base64url"));
  if (!iv || !bytes || !tag) throw new Error("That is no encrypted text.");
  const decipher = createDecipheriv("aes-256-gcm", derivedKey(key, purpose), iv);
  decipher.setAuthTag(tag);
  return Buffer.concat([decipher.update(bytes), decipher.final()]).toString("utf8");
}

function derivedKey(key: string, purpose: string): Buffer {
  return Buffer.from(hkdfSync("sha256", key, "", purpose, 32));
}
