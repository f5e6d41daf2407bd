import type { ActingFor, SessionProfile } from "@/lib/contract/accounts/auth";
import type { webEnv } from "@/lib/web/env";

type Env = ReturnType<typeof webEnv>;

/** The content of the sealed cookie: tokens, their expiry, and the public part of the user (architecture 5). */
export type SessionData = {
  accessToken: string;
  accessTokenExpire: number;
  refreshToken: string;
  refreshTokenExpire: number;
  chk: boolean;
  user: SessionUser;
};

/** Of the user session of seed §3, what screens need before any other call. */
export type SessionUser = {
  clubCode: string;
  /** The club of the account, once the session was moved to another one of its clubs. */
  homeClub?: string;
  id: string;
  name: string;
  lang: string;
  authority: "MEMBER" | "ADMIN" | "SSADMIN";
  memberIdx: number | null;
  adminIdx: number | null;
  memberType: string | null;
  isAdmin: boolean;
  isSSAdmin: boolean;
  isTempPassword: boolean;
  authClub: string[];
  langList: string[];
  imageUrl: string | null;
  pending: "TERMS" | "PASSWORD_EXPIRED" | "TEMP_PASSWORD" | null;
  /** Who acts here in the member's name, and what for. */
  acting?: ActingFor;
};

/**
 * The answer of `GET /session`; never a token. `now` is the server's clock, so that a browser with a wrong clock counts
 * right. Times are epoch milliseconds.
 */
export type PublicSession =
  | { signedIn: false; now?: number }
  | {
      signedIn: true;
      now: number;
      accessTokenExpire: number;
      refreshTokenExpire: number;
      chk: boolean;
      user: SessionUser;
    };

/** Secure attributes only where the site is served over https; `__Host-` binds the cookie to this host. */
export function sessionCookie(env: Env): { name: string; secure: boolean } {
  const secure = env.publicOrigin?.startsWith("https:") ?? false;
  return { name: secure ? "__Host-clubfront" : "clubfront", secure };
}

/** The newest secret seals, the older ones still open (rotation). */
export function sealPasswords(env: Env): Record<string, string> {
  const secrets = env.sessionSecret.split(",").map((one) => one.trim());
  return Object.fromEntries(secrets.map((secret, index) => [String(secrets.length - index), secret]));
}

/** The part of a sign-in answer that the cookie holds; short, so that the cookie stays under 4 KB (S-02). */
export function sessionUser(answer: SessionProfile): SessionUser {
  return {
    clubCode: answer.clubCode,
    id: answer.id,
    name: answer.name.slice(0, 60),
    lang: answer.lang,
    authority: answer.authority,
    memberIdx: answer.memberIdx,
    adminIdx: answer.adminIdx,
    memberType: answer.memberType,
    isAdmin: answer.isAdmin,
    isSSAdmin: answer.isSSAdmin,
    isTempPassword: answer.isTempPassword,
    authClub: answer.authClub.slice(0, 20),
    langList: answer.langList,
    imageUrl: answer.imageUrl && answer.imageUrl.length <= 200 ? answer.imageUrl : null,
    pending: answer.pending,
    ...(answer.acting ? { acting: answer.acting } : {}),
  };
}

/** The session as the browser gets it. */
export function publicSession(data: SessionData | null, now: number): PublicSession {
  if (!data) return { signedIn: false, now };
  const { accessTokenExpire, refreshTokenExpire, chk, user } = data;
  return { signedIn: true, now, accessTokenExpire, refreshTokenExpire, chk, user };
}

/** Who asks for a page. `isPending`: signed in, and a question of the sign-in is unanswered (domain.md M1 `pending`). */
export type Visitor = { signedIn: boolean; isAdmin: boolean; isPending: boolean };
