import { z } from "zod";
import { loginLocks } from "../accounts/login-locks";
import { clubCode, idx, languageSchema, timestamp } from "../common";

export const adminMenu = "910600";
export const adminState = z.enum(["ACTIVE", "LOCKED", "LEFT"]);
export type AdminState = z.output<typeof adminState>;
const nameText = z.string().trim().min(1).max(40);
const shortText = z.string().trim().max(40);
/** Whether it is an address or a number is rule 9005 or 9006. */
const contactText = z.string().trim().max(200);
const clubCodes = z.array(clubCode).min(1).max(50);

/** Whether the rights are the group's or the admin's own. */
const rightsSource = z.enum(["GROUP", "CUSTOM"]);

/** Fields of an account wherever it is shown. */
const account = {
  adminIdx: idx,
  id: z.string(),
  name: z.string(),
  email: z.string(),
  phoneNo: z.string(),
  department: z.string(),
  position: z.string(),
  groupIdx: idx.nullable(),
};

/** domain.md A9. */
export const adminRow = z.object({
  ...account,
  groupName: z.string().nullable(),
  isSSAdmin: z.boolean(),
  state: adminState,
  lastLoginAt: timestamp.nullable(),
  isTempPassword: z.boolean().optional(),
  source: rightsSource.optional(),
});
export type AdminRow = z.output<typeof adminRow>;

/**
 * Why the caller may not lock, let go or delete an account: it is the own one (2203), the own one and the last active
 * SSADMIN (2204), or an SSADMIN's while the caller is none (9403).
 */
const adminGuard = z.enum(["SELF", "LAST_SS", "HIGHER"]);

/** domain.md A10. */
export const adminDetail = z.object({
  ...account,
  authClub: z.array(z.string()),
  isSSAdmin: z.boolean(),
  state: adminState,
  imageUrl: z.string().nullable(),
  isTempPassword: z.boolean(),
  lang: z.string().optional(),
  source: rightsSource.optional(),
  guard: adminGuard.nullable().optional(),
  lastLoginAt: timestamp.nullable().optional(),
  lastLoginIp: z.string().nullable().optional(),
  passwordChangedAt: timestamp.optional(),
  locks: loginLocks.optional(),
  version: z.int().optional(),
});
export type AdminDetail = z.output<typeof adminDetail>;

export const adminCreateBody = z.strictObject({
  id: z.string().trim().min(1).max(64),
  name: nameText,
  email: contactText,
  phoneNo: contactText,
  department: shortText.default(""),
  position: shortText.default(""),
  groupIdx: idx.nullable().default(null),
  authClub: clubCodes,
  isSSAdmin: z.boolean().default(false),
  lang: languageSchema.optional(),
  /** A first password that the office has agreed on; without it the server makes one and shows it once. */
  password: z.string().min(1).max(128).optional(),
});
export type AdminInput = z.output<typeof adminCreateBody>;

export const adminUpdateBody = z.strictObject({
  adminIdx: idx,
  name: nameText.optional(),
  email: contactText.optional(),
  phoneNo: contactText.optional(),
  department: shortText.optional(),
  position: shortText.optional(),
  groupIdx: idx.nullable().optional(),
  authClub: clubCodes.optional(),
  isSSAdmin: z.boolean().optional(),
  lang: languageSchema.optional(),
  state: adminState.optional(),
  version: z.int().optional(),
});
export type AdminChange = z.output<typeof adminUpdateBody>;

export const adminChoices = z.object({
  groups: z.array(z.object({ groupIdx: idx, groupName: z.string(), canGive: z.boolean() })),
  clubs: z.array(z.string()),
  canGiveSSAdmin: z.boolean(),
});
export type AdminChoices = z.output<typeof adminChoices>;

/** Shown once: only its hash is kept. */
export const tempPassword = z.string();
