import type { MsgCode } from "@/lib/contract/failures";
import type { Database } from "../../db/database";
import { ClubFailure } from "../../platform/failure";
import { insertLogin } from "./repository";
import type { SessionKind } from "./rules";

/** A try to sign in; `accountIdx` is null for an id that nobody has. */
export type LoginSource = {
  clubIdx: number;
  kind: SessionKind;
  accountIdx: number | null;
  address: string | null;
  at: Date;
};

/** Writes a line of the access log (domain.md 7.13, C0460 v2): who, when, from where, with which result. */
export function logLogin(
  db: Database,
  { clubIdx, kind, accountIdx, address, at }: LoginSource,
  result: MsgCode | "OK" | "DORMANT",
): Promise<void> {
  const memberIdx = kind === "member" ? accountIdx : null;
  const adminIdx = kind === "admin" ? accountIdx : null;
  return insertLogin(db, { clubIdx, kind, memberIdx, adminIdx, at, address, result });
}

/** Runs the checks of a sign-in; a refusal leaves a line in the access log before it is thrown on. */
export async function logRefusedLogin<T>(
  db: Database,
  source: LoginSource,
  check: () => Promise<T>,
): Promise<T> {
  try {
    return await check();
  } catch (error) {
    if (error instanceof ClubFailure) await logLogin(db, source, error.msgCode);
    throw error;
  }
}
