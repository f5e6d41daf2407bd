import { listShape } from "./list-query";

export const inquiryStates = ["10", "20", "30", "40", "50"] as const;
export const inquiryCares = ["me", "nobody"] as const;

/** What the inbox can be asked for; `type` is a key of questionTypes, `memberIdx` a member's number. */
export const inquiryListShape = listShape({
  filters: {
    state: inquiryStates,
    type: "text",
    assigned: inquiryCares,
    late: ["true"],
    memberIdx: "text",
  },
  sorts: ["createdAt"],
});

/** A member's number as an address says it; anything else narrows nothing. */
export function memberFilter(text: string | null): string | null {
  return text !== null && /^[1-9]\d{0,8}$/.test(text) ? text : null;
}
