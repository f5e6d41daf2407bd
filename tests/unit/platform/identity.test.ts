import { intcKeys } from "@/lib/club-api/adapters/identity/nice-intc";
import { openV1, sealV1, v1Keys } from "@/lib/club-api/adapters/identity/nice-v1-answer";
import { IdentityFault } from "@/lib/club-api/adapters/identity/port";
import { passwordDueAt } from "@/lib/club-api/domains/auth/rules";
import { sameTarget } from "@/lib/club-api/domains/identity/hashes";
import { ageOn, codeRefusal } from "@/lib/club-api/domains/identity/rules";
import { withdrawalBlocks, yearsLater } from "@/lib/club-api/domains/withdrawals/rules";
import { forged } from "@/tests/support/forge";

describe("NICE_V1 (domain.md 14.5)", () => {
  const requestNo = "REQ202611231000000000001";
  const keys = v1Keys("20261123100000", requestNo, "c2FtcGxlLXRva2VuLXZhbA==");
  const plain = `{"requestno":"${requestNo}","returnurl":"http://localhost:3000/signup/auth/callback","sitecode":"SAMPLE01","authtype":"M","methodtype":"get","popupyn":"Y"}`;
  const encData =
    "DT7ex/ToLjg5O0Vtl2Ia+OeLhosObug96VjRBpHQmvhbI7VaRPCFRlNS4uKiv0vgWx8PoGbX5meg1tTuzJHjud2/bvdxEB3UdcdiBipc94uaFSQMevpiTVN0mZxTbsRx+AVPYKGtOtN6xDU0nqEJC+rpTQpMWr6y/p+5/kkJx9wf2JNwy28kLuWq+anzAGJX40XmNOTXOsz3TeYrGjMEum+3V+So5uwbKM3SFARnuZs=";
  const integrity = "gr9VWf8ylSOOqyYeDc3Y3bmZWZSt6DmFHtgwYce0Fe8=";

  test("the keys are the parts of one hash", () => {
    expect(keys).toEqual({
      key: "T2qN8qotuehbXidS",
      iv: "KGVVBZRqQZtwIIU=",
      hmacKey: "T2qN8qotuehbXidSxlBUlO/0lZYgKGVV",
    });
  });

  test("a request is sealed like the document's", () => {
    expect(sealV1(keys, plain)).toEqual({ enc_data: encData, integrity_value: integrity });
    expect(openV1(keys, encData, integrity).toString()).toBe(plain);
  });

  test.each([
    ["a changed text", forged(encData), integrity],
    ["a changed integrity", encData, forged(integrity)],
    ["an empty integrity", encData, ""],
  ])("%s is refused before the cipher sees it", (_what, text, value) => {
    expect(() => openV1(keys, text, value)).toThrow(new IdentityFault("integrity"));
  });
});

test("NICE_INTC's keys follow from ticket and transaction (domain.md 14.6)", () => {
  expect(intcKeys("ticket-sample", "tx-sample-0001", 66)).toEqual({
    key: "U6MEZzCPCZ77sqDfstH2T3rv6g_YC_wI",
    hmacKey: "lBxvPmgvlvjUVYoxyELKkNg9VcjB--sR",
  });
});

describe("a person's age", () => {
  test.each([
    ["2012-11-23", "2026-11-23", 14],
    ["2012-11-24", "2026-11-23", 13],
    ["2012-02-29", "2026-02-28", 13],
    ["2012-02-29", "2026-03-01", 14],
  ])("born %s is on %s %i years old", (birth, day, years) => {
    expect(ageOn(birth, day)).toBe(years);
  });
});

test.each([
  [" Sol@Mirsol.Example ", "sol@mirsol.example"],
  ["010-0000-0002", "01000000002"],
  ["+82 10 0000 0002", "01000000002"],
  ["82-10-0000-0002", "01000000002"],
  ["+1 650 000 0000", "16500000000"],
])("the address %s counts as %s", (written, same) => {
  expect(sameTarget(written)).toBe(same);
});

test.each([
  [null, "expired"],
  [{ state: "SENT" }, "expired"],
  [{ state: "VERIFIED" }, "expired"],
  [{ state: "EXPIRED" }, "expired"],
  [{ state: "BLOCKED" }, "blocked"],
] as const)("a code that takes no try, %j, is told as %s", (stored, expected) => {
  expect(codeRefusal(stored)).toBe(expected);
});

describe("the age of a password (C0430)", () => {
  const policy = { maxAgeDays: 90, laterDays: 30 };
  const changed = new Date("2026-08-25T01:00:00Z");
  const due = (passwordPostponed: number, laterUntil: string | null) =>
    passwordDueAt(policy, {
      passwordChangedAt: changed,
      passwordPostponed,
      passwordLaterUntil: laterUntil === null ? null : new Date(laterUntil),
    }).toISOString();

  test("ends after its days, and each later adds its own", () => {
    expect(due(0, null)).toBe("2026-11-23T01:00:00.000Z");
    expect(due(1, null)).toBe("2026-12-23T01:00:00.000Z");
    expect(due(2, null)).toBe("2027-01-22T01:00:00.000Z");
  });

  test("a later that was chosen long afterwards holds for its days all the same", () => {
    expect(due(1, "2027-03-01T00:00:00Z")).toBe("2027-03-01T00:00:00.000Z");
  });
});

describe("what blocks a withdrawal (domain.md 7.13)", () => {
  const none = {
    bookings: 0,
    unpaidFines: 0,
    isSuspended: false,
    waitings: 0,
    draws: 0,
    teamForms: 0,
    unsettledVisits: 0,
    memberType: "30",
    isOnlySSAdmin: false,
  };
  test.each([
    [{}, []],
    [{ bookings: 2 }, [["B1", 2]]],
    [{ unpaidFines: 1 }, [["B2", 1]]],
    [{ isSuspended: true }, [["B2", 1]]],
    [{ waitings: 1, draws: 1, teamForms: 1 }, [["B3", 3]]],
    [{ memberType: "10" }, [["B4", 1]]],
    [{ memberType: "13" }, [["B4", 1]]],
    [{ memberType: "20" }, []],
    [{ unsettledVisits: 1 }, [["B5", 1]]],
    [{ isOnlySSAdmin: true }, [["B6", 1]]],
    [
      { bookings: 1, memberType: "10" },
      [
        ["B1", 1],
        ["B4", 1],
      ],
    ],
  ])("%j gives %j", (open, blocks) => {
    expect(withdrawalBlocks({ ...none, ...open }).map(({ code, count }) => [code, count])).toEqual(blocks);
  });
});

test("five years are calendar years", () => {
  expect(yearsLater(new Date("2026-11-23T01:00:00Z"), 5).toISOString()).toBe("2031-11-23T01:00:00.000Z");
  expect(yearsLater(new Date("2028-02-29T01:00:00Z"), 5).toISOString()).toBe("2033-03-01T01:00:00.000Z");
});
