import { setImmediate as endOfTurn } from "node:timers/promises";

type Waiting<In, Out> = { input: In; resolve(output: Out): void; reject(error: unknown): void };

/** More in one round would only make its statement heavy. */
const roundSize = 500;

/**
 * Answers many callers with few rounds of work: what is asked while a round is on its way goes together in the next
 * one. Every round begins after the calls that it answers, so nobody is told what was true before he asked. A lone
 * call waits for nothing but the others of its own turn of the event loop. When a round fails each of its calls is
 * tried alone: a bad one harms itself only.
 *
 * @param run answers inputs with outputs in the same order
 */
export function gather<In, Out>(
  run: (inputs: readonly In[]) => Promise<readonly Out[]>,
): (input: In) => Promise<Out> {
  let waiting: Waiting<In, Out>[] = [];
  let isRunning = false;

  async function runRounds(): Promise<void> {
    isRunning = true;
    while (waiting.length > 0) {
      await endOfTurn();
      const round = waiting.slice(0, roundSize);
      waiting = waiting.slice(roundSize);
      await answerRound(run, round);
    }
    isRunning = false;
  }

  return (input) =>
    new Promise((resolve, reject) => {
      waiting.push({ input, resolve, reject });
      if (!isRunning) void runRounds();
    });
}

async function answerRound<In, Out>(
  run: (inputs: readonly In[]) => Promise<readonly Out[]>,
  round: readonly Waiting<In, Out>[],
): Promise<void> {
  try {
    const outputs = await run(round.map(({ input }) => input));
    round.forEach(({ resolve }, position) => {
      resolve(outputs[position] as Out);
    });
  } catch (error) {
    if (round.length === 1) round[0]?.reject(error);
    else await Promise.all(round.map((one) => answerRound(run, [one])));
  }
}
