import { z } from "zod";
import { delegatedActs } from "@/lib/shared/delegated-acts";
import {
  clubQuery,
  dateText,
  idParams,
  idx,
  idxText,
  listQueryShape,
  pageOf,
  timestamp,
  unmaskReason,
} from "../common";
import { defineRoute } from "../define-route";
import { wants } from "../wants";
import { userSession } from "./auth";
import { tokenText } from "./certification";

const menu = "941300";

export const delegatedAct = z.enum(delegatedActs);
export const delegationState = z.enum(["INVITED", "ACTIVE", "ENDED"]);
export type DelegationState = z.output<typeof delegationState>;
const endedBy = z.enum(["MEMBER", "DELEGATE", "OFFICE", "TIME"]);

/** A delegate's permission: acts, number in a month of the club, last day. */
const terms = { acts: z.array(delegatedAct), monthlyActs: z.int(), endsOn: dateText };

/** A permission as the member sees it who gave it. */
const givenDelegation = z.object({
  delegationIdx: idx,
  /** How the member calls the delegate. */
  label: z.string(),
  /** The name of whoever accepted; null of an open invitation. */
  name: z.string().nullable(),
  ...terms,
  usedActs: z.int(),
  state: delegationState,
  /** Until when an open invitation can be accepted. */
  inviteEndsAt: timestamp,
  endedAt: timestamp.nullable(),
  endedBy: endedBy.nullable(),
});
export type GivenDelegation = z.output<typeof givenDelegation>;

/** A permission as its delegate sees it: of the member no more than the name. */
const heldDelegation = z.object({ delegationIdx: idx, memberName: z.string(), ...terms, usedActs: z.int() });
export type HeldDelegation = z.output<typeof heldDelegation>;

const secret = z.strictObject({ token: tokenText });
export const delegationBody = z.strictObject({
  label: z.string().trim().min(1).max(40),
  acts: z
    .array(delegatedAct)
    .min(1)
    .refine((acts) => new Set(acts).size === acts.length, wants("twice")),
  monthlyActs: z.int().min(1).max(100),
  endsOn: dateText,
});
export type DelegationInput = z.output<typeof delegationBody>;

/** An act of a delegate; `entityKey` is the number of the booking, waiting request or draw entry. */
const shownAct = z.object({
  actIdx: idx,
  at: timestamp,
  act: delegatedAct,
  name: z.string(),
  entity: z.enum(["booking", "waiting", "draw"]),
  entityKey: idx,
});

const officeDelegation = z.object({
  delegationIdx: idx,
  memberIdx: idx,
  memberId: z.string(),
  memberName: z.string(),
  /** Null of a person without an account. */
  delegateIdx: idx.nullable(),
  delegateId: z.string().nullable(),
  delegateName: z.string(),
  ...terms,
  usedActs: z.int(),
  state: delegationState,
  createdAt: timestamp,
  acceptedAt: timestamp.nullable(),
  endedAt: timestamp.nullable(),
  endedBy: endedBy.nullable(),
});
export type OfficeDelegation = z.output<typeof officeDelegation>;

const own = { auth: "member", query: clubQuery } as const;
const everyAct = [...delegatedActs];

export const delegationRoutes = [
  defineRoute("GET /ext/delegations", {
    ...own,
    summary: "Who may act for the caller, for whom the caller may act, and what the club allows.",
    output: z.object({
      isOn: z.boolean(),
      limits: z.object({ delegates: z.int(), monthlyActs: z.int(), lastEndsOn: dateText }),
      given: z.array(givenDelegation),
      held: z.array(heldDelegation),
    }),
  }),
  defineRoute("POST /ext/delegations", {
    ...own,
    summary:
      "Invites somebody to act for the caller, with the `X-Edit-Token` of a checked password. The token is shown once.",
    body: delegationBody,
    output: z.object({ delegationIdx: idx, token: z.string(), inviteEndsAt: timestamp }),
  }),
  defineRoute("DELETE /ext/delegations/{id}", {
    ...own,
    summary: "Ends a permission or an open invitation, by the member or the delegate: in force at once.",
    delegable: everyAct,
    params: idParams,
    output: z.object({ delegationIdx: idx, state: delegationState }),
  }),
  defineRoute("GET /ext/delegate-acts", {
    ...own,
    summary: "What delegates did in the caller's name, the newest first.",
    query: z.strictObject(listQueryShape),
    output: pageOf(shownAct),
  }),
  defineRoute("POST /ext/delegation-invitation", {
    summary:
      "What an invitation is about, for whoever has its link; 4901 for one that is used, over or unknown.",
    auth: "anonymous",
    query: clubQuery,
    // In the body, since addresses of calls stand in the logs of whatever lies between web and club API.
    body: secret,
    output: z.object({ memberName: z.string(), ...terms, inviteEndsAt: timestamp }),
  }),
  defineRoute("POST /ext/delegation-acceptance", {
    ...own,
    summary: "The caller accepts an invitation, with the `X-Edit-Token` of a checked password.",
    body: secret,
    output: heldDelegation,
  }),
  defineRoute("POST /member/delegation-acceptance", {
    summary:
      "A verified person without an account accepts an invitation, and acts for the member from then on.",
    auth: "anonymous",
    query: clubQuery,
    body: z.strictObject({ token: tokenText, certToken: tokenText }),
    output: userSession,
    session: "open",
  }),
  defineRoute("POST /member/held-delegations", {
    summary: "For whom a verified person without an account may act.",
    auth: "anonymous",
    query: clubQuery,
    body: z.strictObject({ certToken: tokenText }),
    output: z.object({ list: z.array(heldDelegation) }),
  }),
  defineRoute("POST /member/delegate-session", {
    summary: "A verified person without an account acts for a member from now on.",
    auth: "anonymous",
    query: clubQuery,
    body: z.strictObject({ certToken: tokenText, delegationIdx: idx }),
    output: userSession,
    session: "open",
  }),
  defineRoute("POST /ext/delegate-session", {
    ...own,
    summary: "The caller acts for a member from now on; the own session waits.",
    body: z.strictObject({ delegationIdx: idx }),
    output: userSession,
    session: "switch",
  }),
  defineRoute("DELETE /ext/delegate-session", {
    ...own,
    summary: "A member stops acting for another one and goes on in the own session.",
    delegable: everyAct,
    output: userSession,
    session: "switch",
  }),
  defineRoute("GET /ext/delegate-session", {
    ...own,
    summary: "For whom the caller acts, and what of it is left.",
    delegable: everyAct,
    output: heldDelegation,
  }),
  defineRoute("GET /ops/delegations", {
    summary: "Permissions to act for members, the newest first; names are masked without a reason.",
    permission: { menu, flag: "R" },
    query: z.strictObject({
      ...listQueryShape,
      ...unmaskReason,
      state: delegationState.optional(),
      memberIdx: idxText.optional(),
    }),
    output: pageOf(officeDelegation),
    xlsx: "delegation",
    persons: true,
  }),
  defineRoute("PUT /ops/delegations/{id}", {
    summary: "The office ends a permission, for a reason that goes on record; both sides are notified.",
    permission: { menu, flag: "U" },
    params: idParams,
    query: clubQuery,
    body: z.strictObject({ reason: z.string().trim().min(2).max(200) }),
    output: z.object({ delegationIdx: idx, state: delegationState }),
  }),
  defineRoute("GET /ops/delegation-figures", {
    summary: "Permissions in force, and acts of delegates in each of the last twelve months.",
    permission: { menu, flag: "R" },
    query: clubQuery,
    output: z.object({
      active: z.int(),
      invited: z.int(),
      months: z.array(
        z.object({ month: z.string(), acts: z.partialRecord(delegatedAct, z.int()), total: z.int() }),
      ),
    }),
  }),
] as const;
