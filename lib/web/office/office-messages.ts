import type { Messages } from "@/lib/web/i18n/merge";

/** Texts of the member's screens, which the back office never shows. */
const membersOnly: ReadonlySet<string> = new Set([
  "account",
  "booking",
  "delegations",
  "joins",
  "lastMinute",
  "dormant",
  "draws",
  "mypage",
  "proof",
  "recover",
  "reservation",
  "signup",
  "teams",
  "waitings",
  "withdrawal",
]);

/** The texts that a browser loads for the back office: its own, and those of the public pages that it previews. */
export function officeMessages(messages: Messages): Messages {
  return Object.fromEntries(Object.entries(messages).filter(([name]) => !membersOnly.has(name)));
}
