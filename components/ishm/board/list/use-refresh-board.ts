import { useCallback } from "react";
import { useSWRConfig } from "swr";
import type { BoardEntity } from "@/lib/contract/boards/board-entities";
import type { ContractKey } from "@/lib/contract/routes";

const lists: Record<BoardEntity, ContractKey> = {
  notice: "GET /notice/admin",
  event: "GET /event",
  faq: "GET /faq",
  fnb: "GET /fnb-menu",
  reference: "GET /reference/admin",
  banner: "GET /banner",
  lost: "GET /ops/lost-items",
  hof: "GET /ops/hof",
  vocTemplate: "GET /ops/voc-templates",
  clubEntry: "GET /club-entry",
  practice: "GET /practice",
};

/** Lets the lists and sums of a board be read anew: they are older than what was just done. */
export function useRefreshBoard({ entity }: { entity: BoardEntity }): () => Promise<void> {
  const { mutate } = useSWRConfig();
  return useCallback(async () => {
    await mutate((key) => Array.isArray(key) && isOf(entity, key));
  }, [mutate, entity]);
}

function isOf(entity: BoardEntity, [call, input]: readonly unknown[]): boolean {
  if (call === lists[entity]) return true;
  const params = (input as { params?: { entity?: string } } | undefined)?.params;
  return params?.entity === entity;
}
