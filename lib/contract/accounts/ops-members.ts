import { z } from "zod";
import { codeKey } from "../bookings/play-shapes";
import { codeOf } from "../code-values/code-shape";
import { certificationType } from "../code-values/members";
import {
  clubQuery,
  commonQuery,
  dateText,
  idParams,
  idx,
  listQueryShape,
  pageOf,
  timestamp,
  unmaskReason,
} from "../common";
import { defineRoute } from "../define-route";
import { loginLocks } from "./login-locks";
import { memberInfo, memberService, memberStateShape } from "./members";

/** A member as a picker shows him: masked. */
const person = z.object({
  memberIdx: idx,
  name: z.string(),
  phoneNo: z.string(),
  memberType: z.string(),
  memberTypeName: z.string(),
  state: memberStateShape,
  stateName: z.string(),
});

const menu = "940600";

/** A member in the office's list; login id, name, phone and e-mail are masked (checklist P-08). */
const memberRow = z.object({
  memberIdx: idx,
  id: z.string(),
  name: z.string(),
  phoneNo: z.string(),
  email: z.string(),
  memberType: z.string(),
  memberTypeName: z.string(),
  state: memberStateShape,
  stateName: z.string(),
  certType: codeOf(certificationType),
  joinedAt: dateText,
  lastLoginAt: timestamp.nullable(),
});

const memberDetail = memberRow.extend({
  isMasked: z.boolean(),
  birth: dateText.nullable(),
  gender: z.string(),
  membershipNo: z.string().nullable(),
  deskCheckedAt: timestamp.nullable(),
  dormantAt: timestamp.nullable(),
  withdrawnAt: timestamp.nullable(),
  sessions: z.int(),
  locks: loginLocks.optional(),
  /** Military service as the member declared it, for the approval; null for everybody else. */
  service: memberService.nullable(),
  /** How many rounds are still to come; a suspended account keeps them. */
  comingBookings: z.int(),
  /** The whole record, with a reason only. */
  info: memberInfo.nullable(),
});

export type MemberRow = z.infer<typeof memberRow>;
export type MemberDetail = z.infer<typeof memberDetail>;

/** Events of the office on an account (domain.md 8.7 Member, 11.8). */
export const memberEvent = z.enum(["APPROVE", "SUSPEND", "LIFT", "DESK_CHECKED", "END_SESSIONS", "UNLOCK"]);
export type MemberEvent = z.output<typeof memberEvent>;

export const opsMemberRoutes = [
  defineRoute("GET /ops/members", {
    summary: "Members, masked; by name, id, phone or e-mail.",
    permission: { menu, flag: "R" },
    query: z.strictObject({
      ...listQueryShape,
      state: memberStateShape.optional(),
      memberType: codeKey.optional(),
    }),
    output: pageOf(memberRow),
    persons: true,
    xlsx: "member",
  }),
  defineRoute("GET /ops/members/{id}", {
    summary: "One member, masked; with a reason in the clear, which goes on record.",
    permission: { menu, flag: "R" },
    params: idParams,
    query: z.strictObject({ ...commonQuery, ...unmaskReason }),
    output: memberDetail,
  }),
  defineRoute("PUT /ops/members/{id}", {
    summary:
      "Approves, suspends, lifts, notes a checked document, ends the sessions or lifts the sign-in locks of a member.",
    permission: { menu, flag: "U" },
    params: idParams,
    query: clubQuery,
    body: z.strictObject({ event: memberEvent, reason: z.string().trim().max(200).default("") }),
    output: z.object({ memberIdx: idx, state: memberStateShape, sessionsRevoked: z.int().optional() }),
  }),
  defineRoute("GET /ops/people", {
    summary: "At most ten members for a picker, masked: by name, login id or four digits of a phone number.",
    permission: { menu: "940100", flag: "R", orMenus: ["940200", "940400", "940500", "940600"] },
    query: z.strictObject({ ...commonQuery, keyword: z.string().trim().min(2).max(40) }),
    output: z.object({ list: z.array(person) }),
  }),
] as const;
