import type { webEnv } from "../env";

type Env = ReturnType<typeof webEnv>;

/** What the sealed cookie holds: tokens, their ends, and the small public half (architecture 5). */
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
};

/**
 * What the browser may know: `GET /session`. Never a token. `now` is the server's clock, so that a browser with a
 * wrong one still counts right; all times are epoch milliseconds.
 */
export type PublicSession =
  | { signedIn: false }
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
