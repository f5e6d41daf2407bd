import { randomBytes, randomInt, randomUUID } from "node:crypto";

/** A request id of our own: 122 random bits, which Node draws for many at once. */
export function newRequestId(): string {
  return randomUUID().replaceAll("-", "");
}

const requestIdShape = /^[A-Za-z0-9._-]{8,64}$/;

/** The caller's request id when it is harmless in a log line and a header, else a new one. */
export function acceptRequestId(offered: string | undefined): string {
  return offered !== undefined && requestIdShape.test(offered) ? offered : newRequestId();
}

/** 32 random bytes, base64url: a token or a key that cannot be guessed. */
export function randomToken(): string {
  return randomBytes(32).toString("base64url");
}

/** 16 random bytes, base64url: a name that nobody else hits upon. */
export function randomId(): string {
  return randomBytes(16).toString("base64url");
}

/** A share from 0 up to, not including, 1. */
export function randomShare(): number {
  return randomInt(2 ** 32) / 2 ** 32;
}

/** A whole number below 2^48, all but its last equally likely: a place in a random order. */
export function randomOrderKey(): number {
  return randomInt(2 ** 48 - 1);
}

/** Random bytes as hex: the seed of a draw (16 bytes), the salt of a receipt. */
export function randomHex(bytes: number): string {
  return randomBytes(bytes).toString("hex");
}

/** So many characters, each drawn from the alphabet. */
export function randomText(length: number, alphabet: string): string {
  return Array.from({ length }, () => alphabet.charAt(randomInt(alphabet.length))).join("");
}
