import { readFileSync } from "node:fs";

type Lock = { packages: Record<string, { version?: string }> };

/** Versions below these have published holes that this product would be open to (S-22). */
const leastVersions: Record<string, string> = {
  next: "16.2.6",
  react: "19.2.6",
  "react-dom": "19.2.6",
  "sanitize-html": "2.17.4",
  undici: "7.5.0",
};

const { packages } = JSON.parse(readFileSync("package-lock.json", "utf8")) as Lock;
const manifest = JSON.parse(readFileSync("package.json", "utf8")) as Record<string, Record<string, string>>;

/** Whether a version is at least another one, by its three numbers. */
function isAtLeast(version: string, least: string): boolean {
  const [have, need] = [version, least].map((one) => one.split(".").map(Number));
  const index = [0, 1, 2].find((place) => have?.[place] !== need?.[place]);
  return index === undefined || (have?.[index] ?? 0) > (need?.[index] ?? 0);
}

test.each(Object.entries(leastVersions))("%s is at least %s, wherever it is installed", (name, least) => {
  const found = Object.entries(packages).filter(([path]) => path.endsWith(`node_modules/${name}`));
  expect(found.length).toBeGreaterThan(0);
  for (const [path, { version = "0.0.0" }] of found) {
    expect({ path, version, isSafe: isAtLeast(version, least) }).toMatchObject({ isSafe: true });
  }
});

test.each([
  ["16.2.6", "16.2.6", true],
  ["16.4.0", "16.2.6", true],
  ["16.2.5", "16.2.6", false],
  ["15.9.9", "16.2.6", false],
])("%s against %s", (version, least, expected) => {
  expect(isAtLeast(version, least)).toBe(expected);
});

test("every dependency is pinned to one version", () => {
  const specs = Object.entries({ ...manifest.dependencies, ...manifest.devDependencies });
  expect(specs.filter(([, spec]) => !/^(npm:[@\w/.-]+@)?\d+\.\d+\.\d+(-[\w.]+)?$/.test(spec))).toEqual([]);
});
