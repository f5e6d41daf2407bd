import { randomBytes } from "node:crypto";

/** 32 random bytes, base64url: a token or a key that cannot be guessed. */
export function randomToken(): string {
  return randomBytes(32).toString("base64url");
}
