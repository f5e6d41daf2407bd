import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import type { RouteDefinition } from "@/lib/contract/define-route";
import { contract } from "@/lib/contract/routes";

/** Every JSON example of the specification, with its call and whether it is sent or answered. */
type Example = { call: string; route: string; side: "in" | "out"; json: unknown };

const file = resolve(process.cwd(), "tests/fixtures/contract-examples.json");
const examples = JSON.parse(readFileSync(file, "utf8")) as Example[];
const routes = new Map<string, RouteDefinition>(
  contract.map((route) => [`${route.method} ${route.path.replace(/\{\w+\}/g, "{}")}`, route]),
);

const numbered = examples.map((example, position) => ({ ...example, position }));

test.each(numbered)(
  "example $position ($call, $route, $side) parses with its schema",
  ({ route, side, json }) => {
    const declared = routes.get(route);
    if (!declared) throw new Error(`${route} is not declared`);
    const schema = side === "in" ? declared.body : declared.output;
    if (!schema) throw new Error(`${route} declares no ${side === "in" ? "body" : "output"}`);
    const parsed = schema.safeParse(json);
    expect(parsed.success ? [] : parsed.error.issues).toEqual([]);
  },
);
