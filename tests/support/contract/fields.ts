import type { z } from "zod";

type Node = { type: string } & Record<string, unknown>;
/** A part of a schema at its place in the call: `players.0.name`. */
export type Field = { path: string; schema: z.ZodType };

/** All parts of a schema at any depth, itself among them; of a list its first place, of a record an English entry. */
export function fieldsOf(schema: unknown, path = "", seen = new Set<unknown>()): Field[] {
  if (typeof schema !== "object" || schema === null || seen.has(schema)) return [];
  const { def } = (schema as { _zod?: { def?: Node } })._zod ?? {};
  if (!def) return [];
  const above = new Set(seen).add(schema);
  const inside = (part: unknown, name = "") => fieldsOf(part, [path, name].filter(Boolean).join("."), above);
  const shape = def.type === "object" ? Object.entries(def.shape as Record<string, unknown>) : [];
  const options = Array.isArray(def.options) ? def.options : [];
  const items = Array.isArray(def.items) ? def.items : [];
  return [
    { path, schema: schema as z.ZodType },
    ...shape.flatMap(([name, field]) => inside(field, name)),
    ...inside(def.element, "0"),
    ...inside(def.valueType, "en"),
    ...items.flatMap((item, place) => inside(item, String(place))),
    ...[...options, def.innerType, def.in, def.left, def.right].flatMap((part) => inside(part)),
  ];
}
