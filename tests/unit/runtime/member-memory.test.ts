import { readDraft, readEditPass, saveDraft, saveEditPass } from "@/lib/web/runtime/session/member-memory";
import { dropEditPass, forgetMember } from "@/lib/web/runtime/session/member-traces";
import {
  endWithdrawal,
  isWithdrawalOpen,
  openWithdrawal,
  readRejoinDay,
} from "@/lib/web/runtime/site/withdrawal-steps";

function memory() {
  const stored = new Map<string, string>();
  return {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
    stored,
  };
}

describe("the pass of a checked password", () => {
  test("is this member's, until its end, for one change", () => {
    const storage = memory();
    saveEditPass({ memberIdx: 1, token: "et_1", endsAt: 1000 }, storage);
    expect(readEditPass(1, 999, storage)?.token).toBe("et_1");
    expect([readEditPass(1, 1000, storage), readEditPass(2, 999, storage)]).toEqual([null, null]);
    dropEditPass(storage);
    expect(readEditPass(1, 999, storage)).toBeNull();
  });

  test("is nothing when storage holds something else", () => {
    const storage = memory();
    for (const text of ["", "no json", "null", "7", '{"memberIdx":1}']) {
      storage.setItem("clubfront.editPass", text);
      expect(readEditPass(1, 0, storage)).toBeNull();
    }
  });
});

describe("what was typed and not sent", () => {
  test("is kept per form and member, for an hour", () => {
    const storage = memory();
    saveDraft("info", 1, { email: "a" }, 0, storage);
    saveDraft("additional", 1, { job: "J1" }, 0, storage);
    expect(readDraft("info", 1, 3_599_999, storage)).toEqual({ email: "a" });
    expect([readDraft("info", 2, 1, storage), readDraft("info", 1, 3_600_000, storage)]).toEqual([{}, {}]);
    saveDraft("info", 1, {}, 0, storage);
    expect([readDraft("info", 1, 1, storage), readDraft("additional", 1, 1, storage)]).toEqual([
      {},
      { job: "J1" },
    ]);
  });

  test("is gone without a trace after a sign-out", () => {
    const storage = memory();
    saveDraft("info", 1, { email: "a" }, 0, storage);
    saveEditPass({ memberIdx: 1, token: "et_1", endsAt: 1000 }, storage);
    storage.setItem("clubfront.way:bookings:1", "{}");
    storage.setItem("clubfront.code:CHANGE", "{}");
    forgetMember(storage, [...storage.stored.keys()]);
    expect(storage.stored.size).toBe(0);
  });

  test("is nothing when storage holds something else", () => {
    const storage = memory();
    for (const text of ["[]", '{"info":7}', '{"info":{"memberIdx":1,"at":0,"values":null}}']) {
      storage.setItem("clubfront.drafts", text);
      expect(readDraft("info", 1, 1, storage)).toEqual({});
    }
  });
});

test("the way out is one member's, and ends with a day and no name", () => {
  const storage = memory();
  expect([isWithdrawalOpen(1, storage), readRejoinDay(storage)]).toEqual([false, null]);
  openWithdrawal(1, storage);
  expect([isWithdrawalOpen(1, storage), isWithdrawalOpen(2, storage)]).toEqual([true, false]);
  endWithdrawal("2026-12-23", storage);
  expect([isWithdrawalOpen(1, storage), readRejoinDay(storage)]).toEqual([false, "2026-12-23"]);
  storage.setItem("clubfront.withdrawal", '{"rejoinFrom":"soon"}');
  expect(readRejoinDay(storage)).toBeNull();
});
