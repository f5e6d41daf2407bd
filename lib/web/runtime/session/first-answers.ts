import { linkSheetsFor } from "../letters";

/** The answer of `/session/first`: who is here, and envelopes by the addresses that they answer. */
type FirstAnswer = { session: unknown; answers: Readonly<Record<string, unknown>> };

/** Begun by the page's first script (`lib/web/cache/first-script.ts`), before the others come; null without an answer. */
const tab = globalThis as typeof globalThis & { clubfrontFirst?: Promise<FirstAnswer | null> };

/** A prefetched answer serves a view that opens within this time. */
const freshMs = 10_000;

type Ports = {
  now(): number;
  /** The first call of this document, if its page began one. */
  begun(): Promise<FirstAnswer | null> | undefined;
  read(address: string): Promise<FirstAnswer | null>;
};

/**
 * Answers that were read ahead of the views: by the page's first script, and for a page that somebody points at. Each serves
 * one call. A write, a sign-in or a sign-out lets go of all of them.
 */
export function createFirstAnswers({ now, begun, read }: Ports) {
  let isSessionTaken = false;
  let running: Promise<unknown> | null = null;
  let edition = 0;
  let pointedAt = { address: "", at: 0 };
  const ready = new Map<string, { value: unknown; at: number }>();

  function keep(answering: Promise<FirstAnswer | null>): Promise<FirstAnswer | null> {
    const own = edition;
    const kept = answering.then((answer) => {
      if (answer) linkSheetsFor(JSON.stringify(answer));
      if (answer && own === edition) {
        for (const [url, value] of Object.entries(answer.answers)) ready.set(url, { value, at: now() });
      }
      return answer;
    });
    const wait = kept
      .catch(() => null)
      .finally(() => {
        if (running === wait) running = null;
      });
    running = wait;
    return kept;
  }

  const first = begun();
  const begunAnswer = first ? keep(first) : null;

  return {
    /** Who is here, once in a document; undefined where the page did not begin to ask. */
    async session(): Promise<unknown> {
      if (isSessionTaken || !begunAnswer) return undefined;
      isSessionTaken = true;
      return (await begunAnswer.catch(() => null))?.session;
    },
    /** The envelope that answers a read of this address, once; undefined when it has to be asked for. */
    take(url: string): Promise<unknown> | undefined {
      const taken = () => {
        const found = ready.get(url);
        ready.delete(url);
        return found && now() - found.at <= freshMs ? found.value : undefined;
      };
      if (running) return running.then(taken);
      return ready.has(url) ? Promise.resolve(taken()) : undefined;
    },
    /** Reads ahead what a page of this address will ask for. */
    prefetch(address: string): void {
      const isFresh = pointedAt.address === address && now() - pointedAt.at < freshMs;
      if (running || isFresh) return;
      pointedAt = { address, at: now() };
      void keep(read(address)).catch(() => null);
    },
    forget(): void {
      edition += 1;
      pointedAt = { address: "", at: 0 };
      ready.clear();
    },
  };
}

async function readFirst(address: string): Promise<FirstAnswer | null> {
  const response = await fetch(`/session/first?ahead&path=${encodeURIComponent(address)}`, {
    headers: { accept: "application/json" },
    cache: "no-store",
  });
  return response.ok ? ((await response.json()) as FirstAnswer) : null;
}

export const firstAnswersOfTab = createFirstAnswers({
  now: () => performance.now(),
  begun: () => tab.clubfrontFirst,
  read: readFirst,
});
