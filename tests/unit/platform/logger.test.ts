import { createLogger } from "@/lib/club-api/platform/logger";

/** The log tells what went wrong and holds nobody's data. */
function logged(error: Error): string {
  const lines: string[] = [];
  createLogger("info", { write: (line: string) => void lines.push(line) }).error(
    { err: error },
    "a call failed",
  );
  return lines.join("");
}

test("a failed statement is on record without its values", () => {
  const cause = Object.assign(new Error('duplicate key value violates unique constraint "members_email"'), {
    code: "23505",
    detail: "Key (email)=(kim@example.com) already exists.",
  });
  const message = "Failed query: select * from members where email = $1\nparams: kim@example.com";
  const line = logged(Object.assign(new Error(message, { cause }), { params: ["kim@example.com"] }));
  expect(line).toContain("select * from members where email = $1");
  expect(line).toContain("members_email");
  expect(line).not.toContain("kim@example.com");
});

test("an error of our own is there in full", () => {
  expect(logged(new Error("the job gave up"))).toContain("the job gave up");
});

test("secrets are cut", () => {
  const lines: string[] = [];
  createLogger("info", { write: (line: string) => void lines.push(line) }).info(
    { body: { password: "MirsolAdm1n!" } },
    "x",
  );
  expect(lines.join("")).not.toContain("MirsolAdm1n!");
});
