import { readdirSync, readFileSync } from "node:fs";

/*
 * Commands that take too long for verify name files of the tests, and nothing else would tell that one has moved: the check of the
 * calendar had stopped at its first line.
 */

const commands = ["deploy", "tests/bench"].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: "utf8" })
    .map((file) => `${folder}/${file.replaceAll("\\", "/")}`)
    .filter((file) => /\.([cm]?[jt]s)$/.test(file) && !file.includes("/node_modules/")),
);
const files = readdirSync("tests", { recursive: true, encoding: "utf8" }).map(
  (file) => `tests/${file.replaceAll("\\", "/")}`,
);
const isThere = (name: string) => files.some((file) => file.startsWith(name));

test("each file and folder of the tests that a command names is there", () => {
  const named = commands.flatMap((command) =>
    [...readFileSync(command, "utf8").matchAll(/["'`](tests\/[a-z\d./-]+)["'`]/g)].map(([, name = ""]) => ({
      command,
      name: name.replace(/\/$/, ""),
    })),
  );
  expect(named.length).toBeGreaterThan(40);
  expect(named.filter(({ name }) => !isThere(name))).toEqual([]);
});
