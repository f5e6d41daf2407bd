import { z } from "zod";
import { clubCode, clubQuery, commonQuery, dateText } from "../common";
import { defineRoute } from "../define-route";
import { deviceToken, userSession } from "./auth";
import { tokenText } from "./certification";
import { memberStateShape } from "./members";

const password = z.string().min(1).max(128);
const newPassword = z.string().max(200);

/** The new tokens of the calling session, which goes on; absent when every session has ended. */
const renewed = {
  accessToken: z.string().optional(),
  accessTokenExpire: z.int().positive().optional(),
  refreshToken: z.string().optional(),
  refreshTokenExpire: z.int().positive().optional(),
  deviceToken,
};

/** domain.md M10: with a proof of identity, or signed in with the old password. */
const changeBody = z.union([
  z.strictObject({
    clubCode: clubCode.optional(),
    id: z.string().max(64),
    certToken: tokenText,
    newPassword,
  }),
  z.strictObject({ clubCode: clubCode.optional(), oldPassword: password, newPassword }),
]);

/** domain.md M11. */
const expiryBody = z.union([
  z.strictObject({ later: z.literal(true) }),
  z.strictObject({ later: z.literal(false).optional(), oldPassword: password, newPassword }),
]);

export const recoveryRoutes = [
  defineRoute("GET /member/find-id", {
    summary:
      "The ids of a verified address; without proof they are mailed to it and nothing is told (M6, S-54).",
    auth: "anonymous",
    query: z.strictObject({
      ...commonQuery,
      name: z.string().trim().min(1).max(40),
      email: z.string().trim().min(1).max(100),
      certToken: tokenText.optional(),
    }),
    knowsDevice: true,
    output: z.object({
      list: z.array(
        z.object({
          maskedId: z.string(),
          joinedAt: dateText,
          state: memberStateShape,
          id: z.string().optional(),
        }),
      ),
    }),
  }),
  defineRoute("GET /member/check", {
    summary: "First step of a forgotten password; the same answer for every id (domain.md M7, S-54).",
    auth: "anonymous",
    query: z.strictObject({
      ...commonQuery,
      id: z.string().trim().min(1).max(64),
      email: z.string().trim().min(1).max(100),
      certToken: tokenText.optional(),
    }),
    output: z.object({
      exists: z.literal(true),
      maskedEmail: z.string(),
      maskedPhone: z.string().nullable(),
      certificationTypes: z.array(z.string()),
    }),
  }),
  defineRoute("PUT /member/change-password", {
    summary: "A new password; every other session ends (domain.md M10).",
    auth: "anonymous",
    query: clubQuery,
    body: changeBody,
    output: z.object({ changed: z.literal(true), sessionsRevoked: z.int(), ...renewed }),
    session: "rekey",
  }),
  defineRoute("PUT /member/expiry/change-password", {
    summary: "At an expired password: later, or a new one (domain.md M11).",
    auth: "member",
    query: clubQuery,
    body: expiryBody,
    output: z.union([
      z.object({ changed: z.literal(false), nextDue: dateText, postponed: z.int() }),
      z.object({ changed: z.literal(true), sessionsRevoked: z.int(), ...renewed }),
    ]),
    session: "rekey",
  }),
  defineRoute("GET /member/activation", {
    summary: "Wakes a dormant account that proved password and identity, and signs in (domain.md M14).",
    auth: "anonymous",
    query: z.strictObject({ ...commonQuery, activationToken: tokenText, certToken: tokenText }),
    output: userSession,
    session: "open",
    knowsDevice: true,
  }),
] as const;
