import { and, asc, desc, eq, gt, inArray, isNull, lt, lte, ne, type SQL, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { versionOfNow } from "../../db/cached-read";
import type { Database } from "../../db/database";
import { inBatches } from "../../db/in-batches";
import { isStoredIdx } from "../../db/json-rows";
import { ofClub } from "../../db/of-club";
import { nameless, preparedRead } from "../../db/prepared-read";
import { gatheredRead } from "../../db/shared-read";
import {
  admins,
  clubs,
  delegations,
  loginLog,
  members,
  pushDevices,
  sessions,
  sessionTokens,
} from "../../db/tables";
import { transaction } from "../../db/transaction";
import type { AccountState } from "./rules";

export type SessionRow = typeof sessions.$inferSelect;
export type TokenRow = typeof sessionTokens.$inferSelect;

/** Whose sessions: a member's number is the club's own, an administrator's is unique on the server. */
export type Account =
  | { kind: "member"; clubIdx: number; accountIdx: number }
  | { kind: "admin"; accountIdx: number };

/** The account of a new session, locked, so that parallel sign-ins count each other's sessions; null when there is none. */
export async function lockAccount(
  db: Database,
  account: Account,
): Promise<(AccountState & { passwordHash: string }) | null> {
  const { accountIdx } = account;
  if (account.kind === "member") {
    const [member] = await db
      .select({ state: members.state, passwordHash: members.passwordHash })
      .from(members)
      .where(ofClub(members, account.clubIdx, eq(members.memberIdx, accountIdx)))
      .for("update");
    return member ? { kind: "member", ...member } : null;
  }
  const [admin] = await db
    .select({ state: admins.state, passwordHash: admins.passwordHash })
    .from(admins)
    .where(eq(admins.adminIdx, accountIdx))
    .for("update");
  return admin ? { kind: "admin", ...admin } : null;
}

/** The state of the account that a session is of; null when it is gone. */
export async function selectState(
  db: Database,
  { clubIdx, memberIdx, adminIdx }: Pick<SessionRow, "clubIdx" | "memberIdx" | "adminIdx">,
): Promise<AccountState | null> {
  if (memberIdx !== null) {
    const [member] = await db
      .select({ state: members.state })
      .from(members)
      .where(ofClub(members, clubIdx, eq(members.memberIdx, memberIdx)));
    return member ? { kind: "member", ...member } : null;
  }
  const [admin] = await db
    .select({ state: admins.state })
    .from(admins)
    .where(eq(admins.adminIdx, adminIdx ?? 0));
  return admin ? { kind: "admin", ...admin } : null;
}

export async function insertSession(db: Database, row: typeof sessions.$inferInsert): Promise<number> {
  const inserted = await db.insert(sessions).values(row).returning({ sessionIdx: sessions.sessionIdx });
  const first = inserted[0];
  if (!first) throw new Error("The session was not stored.");
  return first.sessionIdx;
}

export async function insertTokens(db: Database, row: typeof sessionTokens.$inferInsert): Promise<void> {
  await db.insert(sessionTokens).values(row);
}

/** Live sessions of an account, the oldest first. */
export async function selectLiveSessions(db: Database, account: Account, now: Date): Promise<number[]> {
  const rows = await db
    .select({ sessionIdx: sessions.sessionIdx })
    .from(sessions)
    .where(and(isOwnedBy(account), isNotDelegated, isNull(sessions.revokedAt), gt(sessions.idleEndsAt, now)))
    .orderBy(asc(sessions.createdAt), asc(sessions.sessionIdx));
  return rows.map((row) => row.sessionIdx);
}

export async function updateRevoked(db: Database, sessionIdx: number, now: Date): Promise<void> {
  await revokeWhere(db, and(eq(sessions.sessionIdx, sessionIdx), isNull(sessions.revokedAt)), now);
}

/** Ends sessions, and with each the notices to its device: who has signed out there is sent nothing there. How many. */
function revokeWhere(db: Database, isMeant: SQL | undefined, now: Date): Promise<number> {
  return transaction(db, async (tx) => {
    const rows = await tx
      .update(sessions)
      .set({ revokedAt: now })
      .where(isMeant)
      .returning({ sessionIdx: sessions.sessionIdx });
    const idxs = rows.map(({ sessionIdx }) => sessionIdx);
    if (idxs.length > 0) await tx.delete(pushDevices).where(inArray(pushDevices.sessionIdx, idxs));
    return idxs.length;
  });
}

/** Ends every session of an account but the named one; how many there were. */
export async function updateAllRevoked(
  db: Database,
  account: Account,
  now: Date,
  exceptIdx: number | null,
): Promise<number> {
  const isOther = exceptIdx === null ? undefined : ne(sessions.sessionIdx, exceptIdx);
  return await revokeWhere(db, and(isOwnedBy(account), isNull(sessions.revokedAt), isOther), now);
}

/** The session that a delegate's was opened from, and the delegate when a member. */
const parents = alias(sessions, "parents");
const delegates = alias(members, "delegates");

const holdersWhere = (db: Database, isMeant: SQL) =>
  db
    .select({
      session: {
        sessionIdx: sessions.sessionIdx,
        clubIdx: sessions.clubIdx,
        kind: sessions.kind,
        memberIdx: sessions.memberIdx,
        adminIdx: sessions.adminIdx,
        delegationIdx: sessions.delegationIdx,
        endsAt: sessions.endsAt,
        revokedAt: sessions.revokedAt,
      },
      pair: {
        accessHash: sessionTokens.accessHash,
        accessExpiresAt: sessionTokens.accessExpiresAt,
        replacedAt: sessionTokens.replacedAt,
      },
      clubCode: clubs.clubCode,
      memberType: members.memberType,
      memberState: members.state,
      adminId: admins.id,
      adminState: admins.state,
      isSSAdmin: admins.isSSAdmin,
      authClub: admins.authClub,
      delegation: {
        delegationIdx: delegations.delegationIdx,
        delegateIdx: delegations.delegateIdx,
        acts: delegations.acts,
        endsOn: delegations.endsOn,
        endsAt: delegations.endsAt,
        state: delegations.state,
      },
      delegateState: delegates.state,
      parentRevokedAt: parents.revokedAt,
      parentEndsAt: parents.endsAt,
      ruleVersion: versionOfNow,
    })
    .from(sessionTokens)
    .innerJoin(sessions, eq(sessions.sessionIdx, sessionTokens.sessionIdx))
    .innerJoin(clubs, ofClub(clubs, sessions.clubIdx))
    .leftJoin(members, ofClub(members, sessions.clubIdx, eq(members.memberIdx, sessions.memberIdx)))
    .leftJoin(admins, ofClub(admins, sessions.clubIdx, eq(admins.adminIdx, sessions.adminIdx)))
    .leftJoin(
      delegations,
      ofClub(delegations, sessions.clubIdx, eq(delegations.delegationIdx, sessions.delegationIdx)),
    )
    .leftJoin(
      delegates,
      ofClub(delegates, delegations.clubIdx, eq(delegates.memberIdx, delegations.delegateIdx)),
    )
    .leftJoin(parents, eq(parents.sessionIdx, sessions.parentIdx))
    .where(isMeant)
    .prepare(nameless);

/** Of one token: its plan is the same for every value, so the database keeps it. Planning eight tables takes 3 ms. */
const holder = preparedRead((db) =>
  holdersWhere(db, eq(sessionTokens.accessHash, sql.placeholder("accessHash"))),
);

/** Of several: the database plans anew for each number of tokens. */
const holders = preparedRead((db) =>
  holdersWhere(db, sql`${sessionTokens.accessHash} = any(${sql.placeholder("accessHashes")})`),
);

/** The session of an access token, with the account's present standing; a crowd's are read together. */
export const selectByAccess = gatheredRead(async (db, accessHashes: readonly string[]) => {
  const [accessHash] = accessHashes;
  const isOne = accessHash !== undefined && accessHashes.length === 1;
  const rows = isOne ? await holder(db, { accessHash }) : await holders(db, { accessHashes });
  const byHash = new Map(rows.map((row) => [row.pair.accessHash, row]));
  return accessHashes.map((accessHash) => byHash.get(accessHash) ?? null);
});

export async function selectTokensByRefresh(db: Database, refreshHash: string): Promise<TokenRow | null> {
  const rows = await db.select().from(sessionTokens).where(eq(sessionTokens.refreshHash, refreshHash));
  return rows[0] ?? null;
}

export async function selectTokens(
  db: Database,
  sessionIdx: number,
  generation: number,
): Promise<TokenRow | null> {
  const rows = await db
    .select()
    .from(sessionTokens)
    .where(and(eq(sessionTokens.sessionIdx, sessionIdx), eq(sessionTokens.generation, generation)));
  return rows[0] ?? null;
}

export async function lockSession(db: Database, sessionIdx: number): Promise<SessionRow | null> {
  const rows = await db.select().from(sessions).where(eq(sessions.sessionIdx, sessionIdx)).for("update");
  return rows[0] ?? null;
}

export async function updateReplaced(
  db: Database,
  pair: { sessionIdx: number; generation: number },
  now: Date,
): Promise<void> {
  await db
    .update(sessionTokens)
    .set({ replacedAt: now })
    .where(and(eq(sessionTokens.sessionIdx, pair.sessionIdx), eq(sessionTokens.generation, pair.generation)));
}

export async function updateSeen(
  db: Database,
  sessionIdx: number,
  now: Date,
  idleEndsAt: Date,
): Promise<void> {
  await db.update(sessions).set({ lastSeenAt: now, idleEndsAt }).where(eq(sessions.sessionIdx, sessionIdx));
}

/** Deletes sessions whose last token ran out before the given time, tokens included. */
export async function deleteSessionsBefore(db: Database, before: Date): Promise<void> {
  await db.delete(sessions).where(lte(sessions.idleEndsAt, before));
}

/** Drops all token pairs of a session; the highest generation among them. */
export async function deleteTokens(db: Database, sessionIdx: number): Promise<number> {
  const rows = await db
    .delete(sessionTokens)
    .where(eq(sessionTokens.sessionIdx, sessionIdx))
    .returning({ generation: sessionTokens.generation });
  return Math.max(0, ...rows.map((row) => row.generation));
}

export function selectOwnSessions(db: Database, account: Account, now: Date) {
  return db
    .select({
      sessionIdx: sessions.sessionIdx,
      userAgent: sessions.userAgent,
      address: sessions.address,
      createdAt: sessions.createdAt,
      lastSeenAt: sessions.lastSeenAt,
    })
    .from(sessions)
    .where(
      and(
        isOwnedBy(account),
        isNotDelegated,
        isNull(sessions.revokedAt),
        gt(sessions.idleEndsAt, now),
        gt(sessions.endsAt, now),
      ),
    )
    .orderBy(desc(sessions.lastSeenAt), desc(sessions.sessionIdx));
}

export async function updateNamedRevoked(
  db: Database,
  account: Account,
  sessionIdxs: readonly number[],
  now: Date,
): Promise<number> {
  const isNamed = inArray(sessions.sessionIdx, sessionIdxs.filter(isStoredIdx));
  return await revokeWhere(db, and(isOwnedBy(account), isNull(sessions.revokedAt), isNamed), now);
}

/** Ends what a delegate has opened by a permission. */
export async function updateDelegatedRevoked(
  db: Database,
  { clubIdx, delegationIdx }: { clubIdx: number; delegationIdx: number },
  now: Date,
): Promise<void> {
  const isMeant = ofClub(
    sessions,
    clubIdx,
    eq(sessions.delegationIdx, delegationIdx),
    isNull(sessions.revokedAt),
  );
  await revokeWhere(db, isMeant, now);
}

/** Of the account itself: a delegate's session is none of the member's devices. */
const isNotDelegated = isNull(sessions.delegationIdx);

function isOwnedBy(account: Account) {
  return account.kind === "member"
    ? ofClub(sessions, account.clubIdx, eq(sessions.memberIdx, account.accountIdx))
    : eq(sessions.adminIdx, account.accountIdx);
}

export type NewLogin = Omit<typeof loginLog.$inferInsert, "loginIdx">;

export async function insertLogin(db: Database, row: NewLogin): Promise<void> {
  await db.insert(loginLog).values(row);
}

export async function deleteLoginsBefore(db: Database, clubIdx: number, moment: Date): Promise<void> {
  await inBatches(async (limit) => {
    const oldest = db
      .select({ loginIdx: loginLog.loginIdx })
      .from(loginLog)
      .where(ofClub(loginLog, clubIdx, lt(loginLog.at, moment)))
      .orderBy(asc(loginLog.at))
      .limit(limit);
    const gone = await db
      .delete(loginLog)
      .where(ofClub(loginLog, clubIdx, lt(loginLog.at, moment), inArray(loginLog.loginIdx, oldest)))
      .returning({ loginIdx: loginLog.loginIdx });
    return gone.length;
  });
}
