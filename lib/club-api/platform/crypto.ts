import { createHash, createHmac } from "node:crypto";
import { hash, verify } from "@node-rs/argon2";
import { createQueue } from "./queue";

/** argon2id, the smallest setting of the OWASP sheet (checklist S-51): about 50 ms and 19 MiB each. */
const argon2Options = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Two at a time, the rest waits in line: a flood of sign-ins cannot take the pool from other routes. */
const runBounded = createQueue({ concurrency: 2, maxWaiting: 200 });

/** PHC string of a password. */
export function hashPassword(password: string): Promise<string> {
  return runBounded(() => hash(password.normalize("NFC"), argon2Options));
}

/** Whether the password fits the PHC string; throws `QueueFull` under a flood. */
export function verifyPassword(passwordHash: string, password: string): Promise<boolean> {
  return runBounded(() => verify(passwordHash, password.normalize("NFC")));
}

/** SHA-256, base64url: how tokens are stored and looked up. */
export function hashToken(token: string): string {
  return createHash("sha256").update(token).digest("base64url");
}

/** HMAC-SHA-256, base64url: a token that follows from another one and the server's key. */
export function deriveToken(key: string, purpose: string, token: string): string {
  return createHmac("sha256", key).update(`${purpose}:${token}`).digest("base64url");
}
