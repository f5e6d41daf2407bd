import { browserStorage, readJson } from "@/lib/web/runtime/storage";

/** The answer to the sign-in of a dormant account: a proof of its password for ten minutes (domain.md 7.13). */
export type DormantProof = { id: string; since: string; activationToken: string; next: string };

const key = "clubfront.dormant";

/** For this tab only, and never in an address. */
export function saveDormantProof(proof: DormantProof): void {
  browserStorage("session").setItem(key, JSON.stringify(proof));
}

export function readDormantProof(): DormantProof | null {
  const saved = readJson(browserStorage("session"), key);
  return isProof(saved) ? saved : null;
}

export function dropDormantProof(): void {
  browserStorage("session").removeItem(key);
}

function isProof(value: unknown): value is DormantProof {
  const proof = value as Partial<Record<keyof DormantProof, unknown>> | null;
  return (
    typeof proof === "object" &&
    [proof?.id, proof?.since, proof?.activationToken, proof?.next].every((part) => typeof part === "string")
  );
}
