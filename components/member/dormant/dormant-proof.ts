import { browserStorage, readJson } from "@/lib/web/runtime/storage";

/** What a dormant account got instead of a session: proof of its password, ten minutes long (domain.md 7.13). */
export type DormantProof = { id: string; since: string; activationToken: string; next: string };

const key = "clubfront.dormant";

/** For this tab only, and never in an address. */
export function keepDormantProof(proof: DormantProof): void {
  browserStorage("session").setItem(key, JSON.stringify(proof));
}

export function readDormantProof(): DormantProof | null {
  const kept = readJson(browserStorage("session"), key);
  return isProof(kept) ? kept : null;
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
