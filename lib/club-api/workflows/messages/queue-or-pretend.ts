import type { Database } from "../../db/database";

class Pretended extends Error {}

/**
 * Queues a message, or does the same work and takes it back where nobody is meant: what an answer costs does not tell
 * whether an address is on file (checklist S-54).
 */
export async function queueOrPretend(
  tx: Database,
  isMeant: boolean,
  queue: (inner: Database) => Promise<void>,
): Promise<void> {
  try {
    await tx.transaction(async (inner) => {
      await queue(inner);
      if (!isMeant) throw new Pretended();
    });
  } catch (error) {
    if (!(error instanceof Pretended)) throw error;
  }
}
