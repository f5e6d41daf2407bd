import { z } from "zod";
import { delegatedActs } from "@/lib/shared/delegated-acts";
import { clubCode, clubQuery, commonQuery, dateText, idx } from "../common";
import { defineRoute } from "../define-route";
import { adminMenuPermission } from "../site/menu-admins";

/** Epoch milliseconds UTC (domain.md A16). */
const epochMs = z.int().positive();

const tokens = {
  accessToken: z.string(),
  accessTokenExpire: epochMs,
  refreshToken: z.string(),
  refreshTokenExpire: epochMs,
};

/**
 * By this token the browser of a sign-in is known at the next one (checklist S-52). The web keeps it in a cookie and sends
 * it in `X-Device-Tokens` with calls that are declared `knowsDevice`; no script sees it.
 */
export const deviceToken = z.string().optional();

/** Of a delegate, who acts in the name of the session's member. */
export const actingFor = z.object({
  delegationIdx: idx,
  acts: z.array(z.enum(delegatedActs)),
  endsOn: dateText,
  /** A member, who can go back to the own session. */
  isMember: z.boolean(),
});
export type ActingFor = z.infer<typeof actingFor>;

/** The user session of seed §3, as the club API answers a sign-in (domain.md M1). */
export const userSession = z.object({
  ...tokens,
  clubCode: z.string(),
  clubIdx: z.int(),
  clubName: z.string(),
  id: z.string(),
  name: z.string(),
  lang: z.string(),
  phoneNo: z.string(),
  email: z.string(),
  authority: z.enum(["MEMBER", "ADMIN", "SSADMIN"]),
  adminIdx: z.int().nullable(),
  memberIdx: z.int().nullable(),
  memberType: z.string().nullable(),
  address: z.string(),
  addressDetail: z.string(),
  zipCode: z.string(),
  clubPhoneNo: z.string(),
  clubFaxNo: z.string(),
  businessNo: z.string(),
  ceoName: z.string(),
  isAdmin: z.boolean(),
  isSSAdmin: z.boolean(),
  isTempPassword: z.boolean(),
  authClub: z.array(z.string()),
  clubList: z.array(z.object({ clubCode: z.string(), clubName: z.string() })),
  langList: z.array(z.string()),
  imageUrl: z.string().nullable(),
  inactive: z.literal(false),
  inactiveDate: z.null(),
  userMove: z.boolean(),
  pending: z.enum(["TERMS", "PASSWORD_EXPIRED", "TEMP_PASSWORD"]).nullable(),
  adminMenus: z.array(adminMenuPermission).optional(),
  acting: actingFor.optional(),
  deviceToken,
});
export type UserSession = z.infer<typeof userSession>;

/** The user session without its tokens. */
export const sessionProfile = userSession.omit({
  accessToken: true,
  accessTokenExpire: true,
  refreshToken: true,
  refreshTokenExpire: true,
  deviceToken: true,
});
export type SessionProfile = z.infer<typeof sessionProfile>;

/** A dormant member gets no tokens, only a short activation token (domain.md 7.13). */
export const dormantAnswer = z.object({
  memberIdx: z.int(),
  id: z.string(),
  inactive: z.literal(true),
  inactiveDate: dateText,
  activationToken: z.string(),
  accessToken: z.null(),
  refreshToken: z.null(),
});

export const loginBody = z.strictObject({
  clubCode,
  id: z.string().trim().min(1).max(64),
  password: z.string().min(1).max(128),
  chk: z.boolean().default(false),
  isAdmin: z.boolean().default(false),
});

export const tokenPair = z.object(tokens);
export type TokenPair = z.infer<typeof tokenPair>;

export const authRoutes = [
  defineRoute("POST /member/login", {
    summary: "Opens a session for a member, or with `isAdmin` for an admin.",
    auth: "anonymous",
    query: clubQuery,
    body: loginBody,
    output: z.discriminatedUnion("inactive", [userSession, dormantAnswer]),
    session: "open",
    knowsDevice: true,
  }),
  defineRoute("DELETE /member/logout", {
    summary: "Ends the session; its tokens are refused from then on.",
    auth: "signed-in",
    delegable: [...delegatedActs],
    query: clubQuery,
    output: z.object({ loggedOut: z.literal(true) }),
    session: "end",
  }),
  defineRoute("POST /ops/session/club", {
    summary:
      "Another club of the admin's to work for: the session as of there. The tokens stay; the calls name the club from then on (domain.md 2.3).",
    auth: "admin",
    query: clubQuery,
    body: z.strictObject({ clubCode }),
    output: sessionProfile,
    session: "move",
  }),
  defineRoute("GET /tokens/refresh", {
    summary:
      "A new pair for a live refresh token, taken from `X-Refresh-Token` or the query (domain.md A17).",
    auth: "anonymous",
    query: z.strictObject({ ...commonQuery, refreshToken: z.string().max(200).optional() }),
    output: tokenPair,
    session: "renew",
  }),
] as const;
