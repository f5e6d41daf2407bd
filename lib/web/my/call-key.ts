import { randomKey } from "../api/browser-request";

/**
 * The `Idempotency-Key` of what is asked: the same for the same wish, so that sending it again after an answer was lost
 * is not a second deed; another for another wish.
 */
export function createCallKey(make: () => string = randomKey): (wish: unknown) => string {
  let known: { text: string; key: string } | null = null;
  return (wish) => {
    const text = JSON.stringify(wish);
    if (known?.text !== text) known = { text, key: make() };
    return known.key;
  };
}
