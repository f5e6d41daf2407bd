import type { Database } from "../../db/database";
import { transaction } from "../../db/transaction";
import { ClubFailure } from "../../platform/failure";
import { deleteKeysBefore, insertKey, selectKey, updateAnswer } from "./repository";

/** A call that may be sent twice: whose it is, its key (null when none was sent) and what it asks. */
export type RepeatableCall = {
  clubIdx: number;
  caller: string;
  key: string | null;
  bodyHash: string;
  now: Date;
};

const retentionMs = 24 * 60 * 60_000;

/**
 * Runs `work` in one transaction, once per caller and key (checklist ): a repeated call gets the first one's
 * answer, and a concurrent one waits for it. The same key with another body is refused (9409). A refusal rolls back and
 * is not kept, so the call may be tried again. `onRepeat` hears that the answer is the first call's.
 */
export async function runOnce<T>(
  db: Database,
  { clubIdx, caller, key, bodyHash, now }: RepeatableCall,
  work: (tx: Database) => Promise<T>,
  onRepeat: () => void = () => {},
): Promise<T> {
  if (key === null) return transaction(db, work);
  return transaction(db, async (tx) => {
    const isOurs = await insertKey(tx, { caller, key, clubIdx, bodyHash, createdAt: now });
    if (!isOurs) {
      const stored = await selectKey(tx, { clubIdx, caller, key });
      if (stored?.bodyHash !== bodyHash) throw new ClubFailure("REQ_IDEMPOTENCY");
      onRepeat();
      return stored.answer as T;
    }
    const answer = await work(tx);
    await updateAnswer(tx, { clubIdx, caller, key }, answer);
    return answer;
  });
}

/** Drops keys that are older than a day. */
export function sweepIdempotencyKeys(db: Database, now: Date): Promise<void> {
  return deleteKeysBefore(db, new Date(now.getTime() - retentionMs));
}
