import { createDecipheriv, createHmac, pbkdf2Sync } from "node:crypto";
import { isSameText } from "../../platform/crypto";
import { IdentityFault } from "./port";

export type IntcKeys = { key: string; hmacKey: string };

const ivBytes = 16;
const tagBytes = 16;

/** PBKDF2-HMAC-SHA-256 over the ticket, 64 bytes as base64url: 86 characters, cut into both keys (domain.md 9.2). */
export function intcKeys(ticket: string, transactionId: string, iterators: number): IntcKeys {
  const whole = pbkdf2Sync(ticket, transactionId, iterators, 64, "sha256").toString("base64url");
  return { key: whole.slice(0, 32), hmacKey: whole.slice(48, 80) };
}

/** The text behind an answer: IV, cipher and tag of AES-256-GCM in base64url; the integrity is checked first. */
export function openIntc(keys: IntcKeys, encData: string, integrity: string): string {
  const expected = createHmac("sha256", keys.hmacKey).update(encData).digest("base64url");
  if (!isSameText(expected, integrity)) throw new IdentityFault("integrity");
  const bytes = Buffer.from(encData, "base64url");
  if (bytes.length <= ivBytes + tagBytes) throw new IdentityFault("cipher");
  try {
    const decipher = createDecipheriv("aes-256-gcm", keys.key, bytes.subarray(0, ivBytes), {
      authTagLength: tagBytes,
    });
    decipher.setAuthTag(bytes.subarray(-tagBytes));
    const plain = [decipher.update(bytes.subarray(ivBytes, -tagBytes)), decipher.final()];
    return Buffer.concat(plain).toString("utf8");
  } catch {
    throw new IdentityFault("cipher");
  }
}
