import { lineFault, seedPeople } from "@/tests/support/web/log-check";

/** The check that reads the logs of the end-to-end run finds what it is there for. */

const line = (fields: object) =>
  JSON.stringify({
    level: "info",
    time: "2026-11-23T01:00:00.000Z",
    process: "web",
    msg: "answered",
    ...fields,
  });
const answered = { requestId: "r-1", route: "/notice/{id}", method: "GET", status: 200, ms: 1.5 };

test("a line with the agreed fields and nobody's data passes", () => {
  expect(lineFault(line(answered))).toBeNull();
  expect(lineFault(line({ msg: "web ready" }))).toBeNull();
  // Ids whose figures look like a telephone, in both forms.
  for (const requestId of ["f05f3c4518a2db01118310565a7b58ce", "f05f3c45-18a2-4b01-8118-01012345678e"])
    expect(lineFault(line({ ...answered, requestId }))).toBeNull();
});

test.each([
  ["no JSON", "Club API ready", "is no JSON"],
  ["no process", JSON.stringify({ level: "info", time: "x", msg: "y" }), "has no process"],
  ["a number as level", line({ level: 30 }), "has no level"],
  ["an answer without its request", line({ ...answered, requestId: undefined }), "has no requestId"],
  ["an address", line({ ...answered, to: "kim.miru@example.com" }), "holds a mail address"],
  ["a telephone", line({ ...answered, to: "010-1234-5678" }), "holds a telephone"],
  ["a token", line({ ...answered, bearer: "a".repeat(43) }), "holds a token"],
  ["an id", line({ ...answered, who: "kimmiru" }), "holds kimmiru of the seed"],
])("%s is a fault", (_name, text, fault) => {
  expect(lineFault(text)).toBe(fault);
});

test("everybody of the seed is looked for", () => {
  for (const one of ["kimmiru", "ssadmin1", "asahiken"]) expect(seedPeople).toContain(one);
  expect(seedPeople.length).toBeGreaterThan(60);
});
