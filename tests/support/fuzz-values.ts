import { z } from "zod";
import type { RouteDefinition } from "@/lib/contract/define-route";

type JsonSchema = { properties?: Record<string, unknown>; anyOf?: JsonSchema[]; oneOf?: JsonSchema[] };

/** Values that some field somewhere does not expect: types, sizes, numbers and texts at the edge. */
export const oddValues: readonly unknown[] = [
  null,
  true,
  -1,
  0.5,
  1e21,
  "",
  "x".repeat(20_001),
  "가".repeat(5000),
  "2026-02-30",
  "25:61",
  "\u202e\ud800",
  "'; drop table bookings; --",
  "<script>alert(1)</script>",
  [],
  [[]],
  {},
  { __proto__: { isAdmin: true } },
  ["1"],
  { $ne: null },
];

/** Fields that would give a caller what he does not have (checklist S-63). */
export const foreignFields = {
  clubIdx: 2,
  role: "SSADMIN",
  isSSAdmin: true,
  point: 0,
  state: "10",
  status: "10",
  price: 1,
  total: 0,
  fineAmount: 0,
  discount: 999_999,
  createdBy: "nobody",
  memberType: "10",
  constructor: { prototype: {} },
};

/** The field names of a schema, of every branch of a union. */
export function fieldsOf(schema: z.ZodType | undefined): string[] {
  if (!schema) return [];
  const walk = (json: JsonSchema): string[] => [
    ...Object.keys(json.properties ?? {}),
    ...(json.anyOf ?? []).flatMap(walk),
    ...(json.oneOf ?? []).flatMap(walk),
  ];
  const json = z.toJSONSchema(schema, { io: "input", unrepresentable: "any" }) as JsonSchema;
  return [...new Set(walk(json))];
}

/** Bodies that the declaration refuses: a field with an odd value, or one that it does not know. */
export function wrongBodies(route: RouteDefinition, valid: Readonly<Record<string, unknown>>): unknown[] {
  const { body } = route;
  if (!body) return [];
  const fields = fieldsOf(body);
  const odd = fields.flatMap((field, position) =>
    [0, 7].map((step) => ({ ...valid, [field]: oddValues[(position + step) % oddValues.length] })),
  );
  const unknown = Object.entries(foreignFields)
    .filter(([field]) => !fields.includes(field))
    .map(([field, value]) => ({ ...valid, [field]: value }));
  return [...odd, ...unknown, [], "text", 7].filter((one) => !body.safeParse(one).success);
}
