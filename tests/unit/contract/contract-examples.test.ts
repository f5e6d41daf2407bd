import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { z } from "zod";
import { cancelPreview } from "@/lib/contract/bookings/booking-shapes";
import type { RouteDefinition } from "@/lib/contract/define-route";
import { failureKinds, failureSchema } from "@/lib/contract/failures";
import { contract } from "@/lib/contract/routes";

/** Every JSON example of the specification's calls: sent, answered, or the whole envelope of a failure. */
type Example = { call: string; route: string; side: "in" | "out" | "failure"; json: unknown };

const file = resolve(process.cwd(), "tests/fixtures/contract-examples.json");
const examples = JSON.parse(readFileSync(file, "utf8")) as Example[];
const routes = new Map<string, RouteDefinition>(
  contract.map((route) => [`${route.method} ${route.path.replace(/\{\w+\}/g, "{}")}`, route]),
);

/** `data` of a failure is null, but for the preview of 4302 (domain.md 2.1). */
function failureOf(json: unknown) {
  const { fail } = json as { fail?: { code?: number } };
  const data = fail?.code === 4302 ? cancelPreview : z.null();
  return z.strictObject({ result: z.literal(false), data, fail: failureSchema });
}

test("failures are among the examples", () => {
  const failures = examples.filter(({ side }) => side === "failure").map(({ json }) => json);
  expect(failures).toEqual([
    expect.objectContaining({ fail: expect.objectContaining({ code: 4201, msgCode: "RSV_SLOT_TAKEN" }) }),
    expect.objectContaining({ fail: expect.objectContaining({ code: 4302, msgCode: "RSV_LATE_CANCEL" }) }),
  ]);
  for (const { json } of examples.filter(({ side }) => side === "failure")) {
    const { fail } = json as { fail: { code: number; msgCode: string } };
    expect(failureKinds).toContainEqual(expect.objectContaining({ code: fail.code, msgCode: fail.msgCode }));
  }
});

const numbered = examples.map((example, position) => ({ ...example, position }));

// seed 185 186
test.each(numbered)(
  "example $position ($call, $route, $side) parses with its schema",
  ({ route, side, json }) => {
    const declared = routes.get(route);
    if (!declared) throw new Error(`${route} is not declared`);
    const schema = { in: declared.body, out: declared.output, failure: failureOf(json) }[side];
    if (!schema) throw new Error(`${route} declares no ${side}`);
    const parsed = schema.safeParse(json);
    expect(parsed.success ? [] : parsed.error.issues).toEqual([]);
  },
);
