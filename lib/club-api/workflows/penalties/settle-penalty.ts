import type { PenaltyEvent } from "@/lib/contract/penalties/penalties";
import type { CallOutput } from "@/lib/contract/routes";
import type { FileStorage } from "../../adapters/storage";
import type { Database } from "../../db/database";
import { removeStored, type Upload, withStoredUploads } from "../../domains/files";
import { evidenceKind } from "../../domains/penalties";
import type { Context } from "../../platform/context";
import type { Logger } from "../../platform/logger";
import { settlePenalty } from "./office-penalties";

type Desk = {
  ctx: Context;
  storage: FileStorage;
  logger: Logger;
  once<T>(work: (tx: Database) => Promise<T>): Promise<T>;
};

/** `settlePenalty` with the files that came along, once per key of the call; a refused or repeated call keeps none. */
export async function settleWithEvidence(
  { ctx, storage, logger, once }: Desk,
  penaltyIdx: number,
  event: PenaltyEvent,
  uploads: readonly Upload[],
): Promise<CallOutput<"PUT /ops/penalties/{id}">> {
  let unused: string[] = [];
  const answer = await withStoredUploads(storage, evidenceKind, uploads, (stored) => {
    unused = stored.map(({ storageKey }) => storageKey);
    return once(async (tx) => {
      const { state } = await settlePenalty(tx, ctx, penaltyIdx, event, stored);
      unused = [];
      return { penaltyIdx, state };
    });
  });
  await removeStored(storage, logger, unused);
  return answer;
}
