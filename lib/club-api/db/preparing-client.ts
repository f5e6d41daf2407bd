import { createHash } from "node:crypto";
import { PooledClient } from "./pooled-client";

type Asked = { text?: string; name?: string };

/** More texts than the product has: what comes after them is built of a varying number of values. */
const maxPrepared = 1_000;
const names = new Map<string, string>();

/**
 * A connection that prepares each statement once and then runs it by name: the database parses and plans it once per
 * connection instead of at each call. PostgreSQL goes on planning by the values where that is cheaper.
 */
export class PreparingClient extends PooledClient {
  // The driver declares a dozen forms of this method; they all begin with a text or an object that holds one.
  override query(...call: unknown[]): never {
    const [asked, ...rest] = call;
    const query = super.query as unknown as (...call: unknown[]) => never;
    return query.call(this, isNameless(asked) ? { ...asked, ...nameOf(asked.text) } : asked, ...rest);
  }
}

function isNameless(asked: unknown): asked is Asked & { text: string } {
  if (typeof asked !== "object" || asked === null || "submit" in asked) return false;
  const { text, name } = asked as Asked;
  return typeof text === "string" && !name;
}

function nameOf(text: string): { name?: string } {
  const known = names.get(text);
  if (known !== undefined) return { name: known };
  if (names.size >= maxPrepared) return {};
  const name = createHash("sha256").update(text).digest("base64url").slice(0, 32);
  names.set(text, name);
  return { name };
}
