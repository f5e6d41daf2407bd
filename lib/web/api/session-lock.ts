import { sessionMarks } from "@/lib/web/runtime/session/session-life";
import { officeLock } from "../runtime/session/office-lock";
import { tabs } from "../runtime/session/tabs";
import { browserStorage } from "../runtime/storage";
import type { SessionUser } from "../session/options";
import { call } from "./browser";
import type { CallFailure } from "./call-failure";
import { sessionLife } from "./own-session";
import { announce, knowSession, loadSession } from "./session";

const invalidSession = 463;
/** Set while a locked office could not give its tokens up: the next document begins locked. */
const owedKey = "clubfront.officeLocked";

export function isLockOwed(): boolean {
  return browserStorage("local").getItem(owedKey) !== null;
}

/** The tokens of a locked office open nothing any more; who worked here stays known for the way back in. */
export async function giveUpTokens(): Promise<void> {
  sessionLife.stop();
  sessionMarks.clear();
  tabs.tell({ kind: "locked" });
  const storage = browserStorage("local");
  storage.setItem(owedKey, "1");
  const answer = await call("DELETE /member/logout", {}, { quiet: true });
  if (answer.ok || answer.failure.code === invalidSession) storage.removeItem(owedKey);
}

/** The same admin signs in anew and works on, in the same club; the failure when he may not. */
export async function unlockSession(
  user: SessionUser,
  password: string,
  chk: boolean,
): Promise<CallFailure | null> {
  const body = { clubCode: user.homeClub ?? user.clubCode, id: user.id, password, chk, isAdmin: true };
  const answer = await call("POST /member/login", { body }, { handled: true });
  if (!answer.ok) return answer.failure;
  const moved = user.homeClub ? await enterClub(user.clubCode) : null;
  if (moved) return moved;
  reopen();
  announce("signed-in");
  return null;
}

/** Another club of the admin's; the failure when he may not. */
export async function enterClub(clubCode: string): Promise<CallFailure | null> {
  const answer = await call("POST /ops/session/club", { body: { clubCode } }, { handled: true });
  return answer.ok ? null : answer.failure;
}

/** Unlocked in another tab: true when the same admin works on, false when somebody else does, null when nobody does. */
export async function followUnlock(user: SessionUser): Promise<boolean | null> {
  const session = await loadSession().catch(() => null);
  if (!session?.signedIn) return null;
  const isSame = session.user.id === user.id && session.user.clubCode === user.clubCode;
  if (!isSame) return false;
  knowSession(session);
  reopen();
  return true;
}

function reopen(): void {
  browserStorage("local").removeItem(owedKey);
  officeLock.set("open");
}
