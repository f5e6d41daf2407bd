/**
 * Counters of the web, outside of the server's own bundle too: routes and pages of Next are bundles of their own, so
 * the counts live on `globalThis`. `server/metrics.ts` shows them.
 */
export type Figures = {
  /** Ends of sessions by reason. */
  sessionsEnded: Map<SessionEnd, number>;
  /** Failures that browsers were told of, by their code of the contract's table. */
  failures: Map<string, number>;
  /** Pictures that are being made, and those that wait for their turn. */
  pictures: { running: number; waiting: number };
};

/** `signed out`: by the person; `refused`: the club API knows the session no more; `withdrawn`: with the account. */
export type SessionEnd = "signed out" | "refused" | "withdrawn";

const shared = globalThis as typeof globalThis & { clubfrontFigures?: Figures };

export function figures(): Figures {
  shared.clubfrontFigures ??= {
    sessionsEnded: new Map(),
    failures: new Map(),
    pictures: { running: 0, waiting: 0 },
  };
  return shared.clubfrontFigures;
}

const add = <K>(counts: Map<K, number>, key: K) => void counts.set(key, (counts.get(key) ?? 0) + 1);

export const countSessionEnd = (reason: SessionEnd): void => add(figures().sessionsEnded, reason);

/** Counts a failure that a browser is told of; `code` is its `msgCode`. */
export const countFailure = (code: string): void => add(figures().failures, code);

const turn = globalThis as typeof globalThis & { clubfrontPictureTurn?: Promise<unknown> };

/** Makes pictures one after the other: each takes a core for a second or more, and pages must go on being served. */
export function inPictureTurn<T>(make: () => Promise<T>): Promise<T> {
  const { pictures } = figures();
  pictures.waiting += 1;
  const making = (turn.clubfrontPictureTurn ?? Promise.resolve()).then(async () => {
    pictures.waiting -= 1;
    pictures.running += 1;
    try {
      return await make();
    } finally {
      pictures.running -= 1;
    }
  });
  turn.clubfrontPictureTurn = making.catch(() => null);
  return making;
}
