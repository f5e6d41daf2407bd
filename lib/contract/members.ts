import { z } from "zod";
import { clubQuery, dateText, idxText } from "./common";
import { defineRoute } from "./define-route";

/** domain.md Y1: a member's own data. `summary` counts what my page opens with. */
export const memberInfo = z.object({
  memberIdx: z.int(),
  id: z.string(),
  name: z.string(),
  birth: dateText,
  gender: z.string(),
  phoneNo: z.string(),
  email: z.string(),
  zipCode: z.string(),
  address: z.string(),
  addressDetail: z.string(),
  lang: z.string(),
  memberType: z.string(),
  memberTypeName: z.string(),
  membershipNo: z.string().nullable(),
  joinedAt: dateText,
  imageUrl: z.string().nullable(),
  marketing: z.object({ sms: z.boolean(), email: z.boolean(), push: z.boolean() }),
});

export const memberRoutes = [
  defineRoute({
    method: "GET",
    path: "/info/{id}",
    summary: "A member's own data; another member's idx is refused.",
    auth: "member",
    params: z.strictObject({ id: idxText }),
    query: clubQuery,
    output: memberInfo,
  }),
] as const;
