import { createSignUpDraft, emptyFields, proofMs } from "@/lib/web/sign-up/draft";
import { birthOf, isUnderAge } from "@/lib/web/sign-up/facts";

const minute = 60_000;

function tab() {
  const stored = new Map<string, string>();
  const storage = {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  };
  let time = 1_000_000;
  const open = () => createSignUpDraft({ storage, now: () => time });
  return {
    open,
    text: () => [...stored.values()].join(),
    pass: (ms: number) => (time += ms),
    now: () => time,
  };
}

describe("a sign-up on its way", () => {
  const proof = {
    certToken: "ct_1",
    name: "한빛",
    birth: "1990-05-05",
    gender: "F",
    phoneNo: "010",
  } as const;

  test("is found again after a reload", () => {
    const { open } = tab();
    open().change({ agreed: [21, 31] });
    open().change({ fields: { ...emptyFields, id: "hanbit77" } });
    expect(open().get()).toMatchObject({ agreed: [21, 31], fields: { id: "hanbit77", email: "" } });
  });

  test("keeps a proof no longer than it counts", () => {
    const { open, pass, now, text } = tab();
    const draft = open();
    draft.change({ identity: { ...proof, until: now() + proofMs } });
    pass(proofMs - 1);
    expect(open().get().identity?.name).toBe("한빛");
    pass(1);
    expect(open().get().identity).toBeNull();
    draft.change({});
    expect(draft.get().identity).toBeNull();
    expect(text()).not.toContain("ct_1");
  });

  test("is forgotten after half an hour of rest, and when it is finished", () => {
    const { open, pass, text } = tab();
    open().change({ fields: { ...emptyFields, email: "hanbit@mail.example" } });
    pass(30 * minute);
    expect(open().get().fields.email).toBe("");
    expect(text()).toBe("");
    const draft = open();
    draft.change({ fields: { ...emptyFields, email: "hanbit@mail.example" } });
    draft.finish({ name: "한빛", state: "10" });
    expect(text()).not.toContain("hanbit@mail.example");
    expect(draft.get()).toMatchObject({ made: { name: "한빛" }, identity: null, agreed: [] });
  });

  test("is empty when storage holds something else", () => {
    const { open } = tab();
    const storage = { getItem: () => "[1", setItem: () => {}, removeItem: () => {} };
    expect(createSignUpDraft({ storage }).get()).toEqual(open().get());
  });
});

test.each([
  ["1990-05-05", "1990-05-05"],
  ["19900505", "1990-05-05"],
  ["1990.5.5.", "1990-05-05"],
  ["１９９０年５月５日", "1990-05-05"],
  ["1990-02-30", null],
  ["1899-12-31", null],
  ["2999-01-01", null],
  ["5.5.1990", null],
  ["", null],
])("a day of birth typed as %j is %j", (typed, day) => {
  expect(birthOf(typed)).toBe(day);
});

test("fourteen is old enough, on the day itself", () => {
  const today = new Date(2026, 10, 23);
  expect(isUnderAge("2012-11-23", today)).toBe(false);
  expect(isUnderAge("2012-11-24", today)).toBe(true);
});
