import { confirmCertification, sendCertification } from "../../../workflows/accounts/certify";
import {
  beginIdentityCheck,
  mockWindow,
  takeIdentityResult,
} from "../../../workflows/accounts/identity-check";
import type { CallContext, Handlers } from "../../handler";
import { limitCertification } from "../../rights/request-limits";

/** Identity checks and codes (domain.md M4, M8, M9). */
export const certificationHandlers: Handlers<
  | "GET /member/nice-check/enc"
  | "POST /member/nice-check/result"
  | "GET /member/nice-check/result"
  | "POST /member/nice-check/mock"
  | "GET /member/nice-check/mock"
  | "POST /member/certification"
  | "GET /member/certification/check"
> = {
  "GET /member/nice-check/enc": async (context, { query }) => {
    await limitCertification(context);
    return beginIdentityCheck(context.db, context.ctx, context.identity, query.purpose);
  },
  "POST /member/nice-check/result": (context, { body }) => result(context, body),
  "GET /member/nice-check/result": (context, { query }) => result(context, query),
  "POST /member/nice-check/mock": (context, { body }) =>
    mockWindow(context.db, context.ctx, context.identity, body),
  "GET /member/nice-check/mock": (context, { query }) =>
    mockWindow(context.db, context.ctx, context.identity, query),
  "POST /member/certification": async (context, { body }) => {
    await limitCertification(context);
    return sendCertification(context.db, context.ctx, context, body);
  },
  "GET /member/certification/check": (context, { query }) =>
    confirmCertification(context.db, context.ctx, query),
};

function result({ db, ctx, identity }: CallContext, answer: Parameters<typeof takeIdentityResult>[3]) {
  return takeIdentityResult(db, ctx, identity, answer);
}
