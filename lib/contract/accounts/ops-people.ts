import { z } from "zod";
import { commonQuery, idx } from "../common";
import { defineRoute } from "../define-route";
import { memberStateShape } from "./members";

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

export const opsPeopleRoutes = [
  defineRoute("GET /ops/people", {
    summary: "At most ten members for a picker, masked: by name, login id or four digits of a phone number.",
    auth: "admin",
    permission: { menu: "940100", flag: "R", orMenus: ["940200", "940400", "940500", "940600"] },
    query: z.strictObject({ ...commonQuery, keyword: z.string().trim().min(2).max(40) }),
    output: z.object({ list: z.array(person) }),
  }),
] as const;
