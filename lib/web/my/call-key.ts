import { randomKey } from "../api/browser-request";

/**
 * The `Idempotency-Key` of what is asked: the same for the same request, so that sending it again after an answer was lost
 * is not done twice; another for another request.
 */
export function createCallKey(make: () => string = randomKey): (input: unknown) => string {
  let known: { text: string; key: string } | null = null;
  return (input) => {
    const text = JSON.stringify(input);
    if (known?.text !== text) known = { text, key: make() };
    return known.key;
  };
}
