import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { and, eq } from "drizzle-orm";
import { policies } from "@/lib/club-api/db/tables";
import { type Ruled, readers, type Tested } from "@/tests/support/contract/policy-readers";
import { rules } from "@/tests/support/contract/policy-rules";
import { jobContext } from "@/tests/support/jobs";
import { officeScene } from "@/tests/support/scenes/office-scene";
import { forFile } from "../../support/for-file";

const scene = await forFile(officeScene);

const columns = ["value1", "value2", "value3", "value4"] as const;
const placed = Object.entries(readers).flatMap(([code, values]) =>
  values.map((value, at) => ({ code, place: at + 1, value })),
);
const isRuled = (one: (typeof placed)[number]): one is { code: string; place: number; value: Ruled } =>
  typeof one.value === "object" && "rules" in one.value;
const isTested = (one: (typeof placed)[number]): one is { code: string; place: number; value: Tested } =>
  typeof one.value === "object" && "test" in one.value;

/** Another value of the same kind. */
function another(value: string): string {
  if (value === "Y" || value === "N") return value === "Y" ? "N" : "Y";
  if (/^\d{2}:\d{2}$/.test(value)) return value === "16:35" ? "15:25" : "16:35";
  if (/^\d+$/.test(value)) return String(Number(value) + 1);
  throw new Error(`Say what ${JSON.stringify(value)} is changed to.`);
}

const isEntry = (code: string, clubIdx: number) =>
  and(eq(policies.clubIdx, clubIdx), eq(policies.code, code));

type Leaf = readonly [path: string, value: unknown];

/** A result as its single values, each by its path. */
function leaves(value: unknown, path = ""): Leaf[] {
  if (value instanceof Map) return leaves(Object.fromEntries(value), path);
  if (value === null || typeof value !== "object" || value instanceof Date) return [[path, String(value)]];
  return Object.entries(value).flatMap(([name, part]) => leaves(part, path ? `${path}.${name}` : name));
}

async function follow({ rules: name }: Ruled): Promise<Map<string, unknown>> {
  const { ctx } = await jobContext(scene.api, "policy");
  const rule = rules[name];
  if (!rule) throw new Error(`There are no rules "${name}".`);
  return new Map(leaves(await rule.read(scene.api.db, ctx, scene.api.deps)));
}

/** The paths of the rules that a change of one value changes. */
async function changedBy(code: string, place: number, value: Ruled): Promise<string[]> {
  const { db } = scene.api;
  const { clubIdx } = (await jobContext(scene.api, "policy")).ctx.club;
  const [stored] = await db.select().from(policies).where(isEntry(code, clubIdx));
  const column = columns[place - 1];
  if (!stored || !column) throw new Error(`${code} v${place} is not there.`);
  const from = value.from
    ? { ...stored, ...Object.fromEntries(columns.map((one, at) => [one, value.from?.[at]])) }
    : stored;
  try {
    await db.update(policies).set(from).where(isEntry(code, clubIdx));
    const before = await follow(value);
    await db
      .update(policies)
      .set({ [column]: value.to ?? another(from[column]) })
      .where(isEntry(code, clubIdx));
    const after = await follow(value);
    const paths = [...new Set([...before.keys(), ...after.keys()])];
    return paths.filter((path) => before.get(path) !== after.get(path));
  } finally {
    await db.update(policies).set(stored).where(isEntry(code, clubIdx));
  }
}

const folders = ["lib/club-api", "lib/web", "lib/shared", "components"];
const product = folders.flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((file) => /\.tsx?$/.test(file) && !file.includes("seed/"))
    .map((file) => ({ file: join(folder, file), text: readFileSync(join(folder, file), "utf8") })),
);

/** Product files that name a field, other than the one that makes it. */
function askers(field: string, maker: string): string[] {
  const word = new RegExp(`\\b${field}\\b`);
  return product.filter(({ file, text }) => file !== maker && word.test(text)).map(({ file }) => file);
}

// seed 172 173 174 175 176 177 178
test.each(placed.filter(isRuled).map(({ code, place, value }) => [code, place, value] as const))(
  "%s v%i changes the rules that follow it, and somebody asks for what has changed",
  async (code, place, value) => {
    const changed = await changedBy(code, place, value);
    expect(changed).not.toEqual([]);
    const maker = rules[value.rules]?.file ?? null;
    if (maker === null) return;
    const fields = changed.map((path) => path.split(".").findLast((name) => !/^\d+$/.test(name)) ?? path);
    expect(fields.filter((field) => askers(field, maker).length === 0)).toEqual([]);
  },
);

// seed 172
test.each(placed.filter(isTested).map(({ code, place, value }) => [code, place, value.test] as const))(
  "%s v%i is changed by the test that sees what happens: %s",
  (code, place, file) => {
    expect(existsSync(file)).toBe(true);
    const text = readFileSync(file, "utf8");
    expect(text).toContain(code);
    expect(text).toMatch(new RegExp(`value${place}|values: \\[|save\\("${code}"`));
  },
);
