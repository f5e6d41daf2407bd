import { hash as realHash, verify } from "@node-rs/argon2";

/*
 * Passwords of the tests' accounts are hashed at the algorithm's smallest cost: a sign-in stands before half of the tests.
 * What the product asked for is kept, so that a test can see it (`tests/unit/platform/passwords.test.ts`).
 */

/** The options of the last hash as the product gave them. */
export const asked = { options: undefined };

export function hash(password, options) {
  asked.options = options;
  return realHash(password, { ...options, memoryCost: 8, timeCost: 1 });
}

export { verify };
