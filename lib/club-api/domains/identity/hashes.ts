import type { Database } from "../../db/database";
import { serverKey } from "../../db/secrets";
import { deriveToken } from "../../platform/crypto";

const keyName = "identity-hash";

/** Keyed hashes of one moment: what they stand for cannot be found by trying, since the key never leaves the server. */
export type PersonHashes = {
  ci(value: string): string;
  di(value: string): string;
  /** Of an e-mail address or phone number, however it is written. */
  target(value: string): string;
  /** Of a code, bound to the address that it was sent to. */
  code(targetHash: string, code: string): string;
};

/** The hashes by which persons, addresses and codes are kept (checklist S-55, P-06). */
export async function personHashes(db: Database, now: Date): Promise<PersonHashes> {
  const key = await serverKey(db, keyName, now);
  return {
    ci: (value) => deriveToken(key, "ci", value),
    di: (value) => deriveToken(key, "di", value),
    target: (value) => deriveToken(key, "target", sameTarget(value)),
    code: (targetHash, code) => deriveToken(key, `code ${targetHash}`, code),
  };
}

/** One spelling per address: letters small, of a phone number the digits, a Korean one without its country code. */
export function sameTarget(value: string): string {
  const text = value.trim().toLowerCase();
  if (text.includes("@")) return text;
  return text.replace(/\D/g, "").replace(/^82(?=1\d)/, "0");
}
