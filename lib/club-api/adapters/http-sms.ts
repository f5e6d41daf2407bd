import type { SmsSender } from "./senders";

const timeoutMs = 10_000;

/**
 * Sends by an HTTP gateway: `POST url` with `{messageId, to, text, from}` and the key as Bearer token; `from` is
 * left out where the club has no number. Only 2xx counts as
 * taken over; a redirect is a fault, since it would carry the key to another place.
 */
export function httpSms(url: string, key: string, limitMs: number = timeoutMs): SmsSender {
  return {
    async send({ messageId, to, text, from }) {
      const answer = await fetch(url, {
        method: "POST",
        redirect: "error",
        headers: {
          "content-type": "application/json",
          authorization: `Bearer ${key}`,
          "idempotency-key": messageId,
        },
        body: JSON.stringify({ messageId, to, text, from: from || undefined }),
        signal: AbortSignal.timeout(limitMs),
      });
      await answer.body?.cancel();
      if (!answer.ok) throw new Error(`The SMS gateway answered ${answer.status}.`);
    },
    close: async () => undefined,
  };
}
