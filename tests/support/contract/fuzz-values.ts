import { z } from "zod";
import type { RouteDefinition } from "@/lib/contract/define-route";

type JsonSchema = {
  properties?: Record<string, JsonSchema>;
  additionalProperties?: JsonSchema | boolean;
  propertyNames?: { enum?: string[] };
  items?: JsonSchema;
  anyOf?: JsonSchema[];
  oneOf?: JsonSchema[];
  allOf?: JsonSchema[];
  $ref?: string;
  $defs?: Record<string, JsonSchema>;
};
type Key = string | number;
/** Where a field stands in a body: `["players", 0, "name"]`. */
export type Place = readonly Key[];

/** Bodies of one call that are odd below their first level; more are drawn from. */
const nestedPerCall = 8;

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
  return [...new Set(placesOf(schema, 1).map(([field]) => String(field)))];
}

/** Every place in what a schema describes, an array by its first element, down to so many levels. */
export function placesOf(schema: z.ZodType | undefined, levels = 4): Place[] {
  if (!schema) return [];
  const root = z.toJSONSchema(schema, { io: "input", unrepresentable: "any" }) as JsonSchema;
  const walk = (json: JsonSchema, above: Place): Place[] => {
    if (above.length >= levels) return [];
    const named = json.$ref?.startsWith("#/$defs/") ? root.$defs?.[json.$ref.slice(8)] : undefined;
    const branches = [
      ...(json.anyOf ?? []),
      ...(json.oneOf ?? []),
      ...(json.allOf ?? []),
      ...(named ? [named] : []),
    ];
    return [
      ...childrenOf(json).flatMap(([key, child]) => [[...above, key], ...walk(child, [...above, key])]),
      ...branches.flatMap((branch) => walk(branch, above)),
    ];
  };
  const places = walk(root, []);
  return [...new Map(places.map((place) => [JSON.stringify(place), place])).values()];
}

function childrenOf({
  properties = {},
  additionalProperties,
  propertyNames,
  items,
}: JsonSchema): [Key, JsonSchema][] {
  const ofRecord = typeof additionalProperties === "object" ? additionalProperties : null;
  return [
    ...Object.entries(properties),
    ...(ofRecord ? [[propertyNames?.enum?.[0] ?? "en", ofRecord] as [Key, JsonSchema]] : []),
    ...(items ? [[0, items] as [Key, JsonSchema]] : []),
  ];
}

/**
 * Bodies that the declaration refuses: two odd values for each field, one for some of the places below, and fields that
 * it does not know. `random` chooses, so that the same seed gives the same bodies.
 */
export function wrongBodies(
  { body }: RouteDefinition,
  valid: Readonly<Record<string, unknown>>,
  random: () => number,
): unknown[] {
  if (!body) return [];
  const oddOne = () => oddValues[Math.floor(random() * oddValues.length)];
  const fields = fieldsOf(body);
  const nested = shuffled(
    placesOf(body).filter((place) => place.length > 1),
    random,
  ).slice(0, nestedPerCall);
  const odd = [...fields.flatMap((field) => [[field], [field]]), ...nested].map((place) =>
    withValueAt(valid, place, oddOne()),
  );
  const unknown = Object.entries(foreignFields)
    .filter(([field]) => !fields.includes(field))
    .map(([field, value]) => ({ ...valid, [field]: value }));
  return [...odd, ...unknown, [], "text", 7].filter((one) => !body.safeParse(one).success);
}

/** A copy with the value at a place; what is missing on the way is made. */
function withValueAt(whole: unknown, [key, ...rest]: Place, value: unknown): unknown {
  if (key === undefined) return value;
  if (typeof key === "number") {
    const [first, ...others] = Array.isArray(whole) ? whole : [];
    return [withValueAt(first, rest, value), ...others];
  }
  const known = typeof whole === "object" && whole !== null && !Array.isArray(whole) ? whole : {};
  return { ...known, [key]: withValueAt((known as Record<string, unknown>)[key], rest, value) };
}

function shuffled<T>(values: readonly T[], random: () => number): T[] {
  return values
    .map((value) => ({ value, order: random() }))
    .sort((one, other) => one.order - other.order)
    .map(({ value }) => value);
}
