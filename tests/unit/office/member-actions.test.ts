import { memberActions } from "@/components/ishm/members/member-actions";

/* Domain.md 8.7 Member: which events an account takes as it stands. */

type Account = Parameters<typeof memberActions>[0];
const account: Account = { state: "10", certType: "10", deskCheckedAt: null, sessions: 0, locks: null };
const locks = { places: 1, failures: 5, lockedPlaces: 1, lockedUntil: null, slowedUntil: null };

test.each<[string, Partial<Account>, string[]]>([
  ["an active one", {}, ["SUSPEND"]],
  ["one that is signed in", { sessions: 2 }, ["END_SESSIONS", "SUSPEND"]],
  ["one with wrong passwords on record", { locks }, ["UNLOCK", "SUSPEND"]],
  ["a suspended one", { state: "30" }, ["LIFT"]],
  ["one that waits", { state: "50" }, ["APPROVE"]],
  ["a dormant one", { state: "20" }, []],
  ["one verified by e-mail", { certType: "20" }, ["DESK_CHECKED", "SUSPEND"]],
  [
    "one whose document was seen",
    { certType: "20", deskCheckedAt: "2026-11-23T10:00:00+09:00" },
    ["SUSPEND"],
  ],
  ["a withdrawn one", { state: "40", certType: "20", sessions: 1 }, []],
])("%s takes %j: %j", (_name, part, actions) => {
  expect(memberActions({ ...account, ...part })).toEqual(actions);
});
