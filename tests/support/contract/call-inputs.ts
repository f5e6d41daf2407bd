import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import fc from "fast-check";
import { z } from "zod";
import type { RouteDefinition } from "@/lib/contract/define-route";
import { routeKey } from "@/lib/contract/routes";
import { callBodies } from "./call-bodies";
import { standIns } from "./contract-calls";

type Json = Record<string, unknown>;
type JsonSchema = {
  const?: unknown;
  enum?: unknown[];
  type?: string | string[];
  format?: string;
  pattern?: string;
  minLength?: number;
  minimum?: number;
  exclusiveMinimum?: number;
  maximum?: number;
  minItems?: number;
  properties?: Record<string, JsonSchema>;
  required?: string[];
  additionalProperties?: JsonSchema | boolean;
  propertyNames?: { enum?: unknown[] };
  items?: JsonSchema;
  anyOf?: JsonSchema[];
  oneOf?: JsonSchema[];
  allOf?: JsonSchema[];
};

/** Input of a call; every record number in it is the given one. */
export type CallInput = { path: string; query: Json; body: Json | undefined };
/** Where a record number stands: `path id`, `query memberIdx`, `body players.0.memberIdx`. */
export type NumberPlace = string;
export type NumberAt = (place: NumberPlace) => number;

type Example = { route: string; side: "in" | "out"; json: Json };
const examples = JSON.parse(
  readFileSync(resolve(process.cwd(), "tests/fixtures/contract-examples.json"), "utf8"),
) as Example[];

/** A body of the call as its callers send it, as far as the examples hold one. */
export function exampleOf(route: RouteDefinition): Json | undefined {
  const own = callBodies[routeKey(route)];
  if (own) return own;
  const key = routeKey(route).replace(/\{\w+\}/g, "{}");
  return examples.find((one) => one.side === "in" && one.route === key)?.json;
}

/** Values that many texts of the contract take: a number, a day, a code, a token. */
const commonTexts = [
  "1",
  "10",
  "2026-12-16",
  "12:00",
  "202612",
  "2026-12",
  "C0240",
  "010-1234-5678",
  "someone@club.example",
  "A plain text",
  "Passw0rd-2026",
  "abcdefghijklmnopqrstuvwx",
  "/community",
  "https://club.example/picture.png",
];

const isNumberName = (name: string) => /idxs?$/i.test(name) || name === "entityKey";

/** Values that a test gives itself: path parameters, and fields of query and body as far as the call has them. */
export type Given = { params?: Readonly<Record<string, string>>; fields?: Json };

/**
 * Inputs that the declaration takes, with the numbers of `numberAt` wherever a record is named: one for each way to call
 * it (branches of a union, with and without optional fields). Throws for a call that cannot be filled, so that a new
 * one is filled the day it is declared.
 */
export function fillCall(route: RouteDefinition, numberAt: NumberAt, given: Given = {}): CallInput[] {
  const params = paramsOf(route, numberAt, given.params ?? {});
  const path = route.path.replace(/\{(\w+)\}/g, (_whole, name: string) =>
    encodeURIComponent(String(params[name])),
  );
  const fields = given.fields ?? {};
  const [query = {}] = accepted(route, "query", route.query, queryTries(route, numberAt, fields));
  const bodies = accepted(route, "body", route.body, bodyTries(route, numberAt, fields));
  return (bodies.length === 0 ? [undefined] : bodies).map((body) => ({ path, query, body }));
}

/** Every place of a call where a record is named. */
export function numberPlaces(route: RouteDefinition): NumberPlace[] {
  const places = new Set<NumberPlace>();
  fillCall(route, (place) => {
    places.add(place);
    return 1;
  });
  return [...places];
}

function paramsOf(
  route: RouteDefinition,
  numberAt: NumberAt,
  given: Readonly<Record<string, string>>,
): Record<string, string> {
  const shape = route.params instanceof z.ZodObject ? (route.params.shape as Record<string, z.ZodType>) : {};
  const names = [...route.path.matchAll(/\{(\w+)\}/g)].flatMap((match) => match[1] ?? []);
  const params: Record<string, string> = {};
  for (const name of names) {
    const schema = shape[name] ?? z.string();
    const fits = (text: string | undefined) => text !== undefined && schema.safeParse(text).success;
    const known = [given[name], standIns[name]].find(fits);
    const isNumber = known === undefined && fits("700000001");
    const number = isNumber ? String(numberAt(`path ${name}`)) : undefined;
    params[name] =
      known ?? number ?? commonTexts.find(fits) ?? String(sampleOf(schema, numberAt, `path ${name}`));
  }
  if (route.params && !route.params.safeParse(params).success) {
    throw new Error(`${routeKey(route)} has a path that cannot be filled: ${JSON.stringify(params)}`);
  }
  return params;
}

function* queryTries(route: RouteDefinition, numberAt: NumberAt, given: Json): Generator<Json> {
  if (!route.query) return;
  const own = fieldsGiven(jsonOf(route.query), given);
  for (const isWanted of [isNumberName, () => false]) {
    const sample = sampleOf(route.query, numberAt, "query", isWanted) as Json;
    for (const [name, value] of Object.entries(sample)) {
      if (isNumberName(name)) sample[name] = String(value);
    }
    yield { ...sample, ...own };
  }
}

function* bodyTries(route: RouteDefinition, numberAt: NumberAt, given: Json): Generator<Json> {
  if (!route.body) return;
  const whole = jsonOf(route.body);
  const example = exampleOf(route);
  if (example) {
    yield { ...(withNumbers(example, numberAt, "body") as Json), ...fieldsGiven(whole, given) };
  }
  for (const branch of branchesOf(whole)) {
    for (const isWanted of [() => true, isNumberName, () => false]) {
      const filled = sample(branch, { numberAt, isWanted }, "body") as Json;
      yield { ...filled, ...fieldsGiven(branch, given) };
    }
  }
}

/** The shapes of a union, each with what stands beside the union. */
function branchesOf(json: JsonSchema): JsonSchema[] {
  const branches = [...(json.anyOf ?? []), ...(json.oneOf ?? [])];
  return branches.length === 0
    ? [json]
    : branches.flatMap((branch) => branchesOf({ ...json, anyOf: undefined, oneOf: undefined, ...branch }));
}

/** Those of the given fields that the schema knows. */
function fieldsGiven(json: JsonSchema, given: Json): Json {
  const known = new Set(branchesOf(json).flatMap(({ properties = {} }) => Object.keys(properties)));
  return Object.fromEntries(Object.entries(given).filter(([name]) => known.has(name)));
}

/** The tries that the schema takes, alike ones once; throws when it takes none. */
function accepted(
  route: RouteDefinition,
  part: "query" | "body",
  schema: z.ZodType | undefined,
  tries: Iterable<Json>,
): Json[] {
  if (!schema) return [];
  const texts = new Set<string>();
  let fault: unknown;
  for (const one of tries) {
    const parsed = schema.safeParse(JSON.parse(JSON.stringify(one)));
    if (parsed.success) texts.add(JSON.stringify(one));
    else fault = parsed.error.issues[0];
  }
  if (texts.size > 0) return [...texts].map((text) => JSON.parse(text) as Json);
  throw new Error(`${routeKey(route)} has a ${part} that cannot be filled: ${JSON.stringify(fault)}`);
}

/** The example with the numbers of this call in place of its own. */
function withNumbers(value: unknown, numberAt: NumberAt, place: NumberPlace): unknown {
  if (Array.isArray(value)) return value.map((one, index) => withNumbers(one, numberAt, `${place}.${index}`));
  if (typeof value === "number" && isNumberName(lastName(place))) return numberAt(place.replace(".", " "));
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [name, withNumbers(inner, numberAt, `${place}.${name}`)]),
  );
}

const lastName = (place: NumberPlace) => place.split(/[ .]/).findLast((part) => !/^\d+$/.test(part)) ?? "";

const known = new WeakMap<z.ZodType, JsonSchema>();

function jsonOf(schema: z.ZodType): JsonSchema {
  const json =
    known.get(schema) ??
    (z.toJSONSchema(schema, { io: "input", unrepresentable: "any", reused: "inline" }) as JsonSchema);
  known.set(schema, json);
  return json;
}

function sampleOf(
  schema: z.ZodType,
  numberAt: NumberAt,
  place: NumberPlace,
  isWanted: (name: string) => boolean = () => true,
): unknown {
  return sample(jsonOf(schema), { numberAt, isWanted }, place);
}

type Choice = { numberAt: NumberAt; isWanted(name: string): boolean };

function sample(json: JsonSchema, choice: Choice, place: NumberPlace): unknown {
  if (json.const !== undefined) return json.const;
  if (json.enum) return json.enum[0];
  const branch = [...(json.anyOf ?? []), ...(json.oneOf ?? [])].find(({ type }) => type !== "null");
  if (branch) return sample({ ...json, anyOf: undefined, oneOf: undefined, ...branch }, choice, place);
  if (json.allOf) return sample(Object.assign({}, json, { allOf: undefined }, ...json.allOf), choice, place);
  const types = [json.type ?? (json.properties ? "object" : "string")].flat();
  const type = types.find((one) => one !== "null");
  if (type === "object") return sampleObject(json, choice, place);
  if (type === "array") {
    const length = Math.max(json.minItems ?? 0, 1);
    return Array.from({ length }, (_none, index) => sample(json.items ?? {}, choice, `${place}.${index}`));
  }
  if (type === "integer" || type === "number") {
    if (isNumberName(lastName(place))) return choice.numberAt(place.replace(".", " "));
    return Math.max(json.minimum ?? 0, (json.exclusiveMinimum ?? -1) + 1, Math.min(1, json.maximum ?? 1));
  }
  return type === "boolean" ? true : sampleText(json, choice, place);
}

function sampleObject(json: JsonSchema, choice: Choice, place: NumberPlace): Json {
  const { properties = {}, required = [], additionalProperties, propertyNames } = json;
  const wanted = Object.entries(properties).filter(
    ([name]) => required.includes(name) || (choice.isWanted(name) && !/^(_nop_|clubCode|lang)$/.test(name)),
  );
  const fields = wanted.map(([name, inner]) => [name, sample(inner, choice, `${place}.${name}`)]);
  if (typeof additionalProperties === "object" && Object.keys(properties).length === 0) {
    fields.push([
      String(propertyNames?.enum?.[0] ?? "en"),
      sample(additionalProperties, choice, `${place}.en`),
    ]);
  }
  return Object.fromEntries(fields);
}

function sampleText(json: JsonSchema, choice: Choice, place: NumberPlace): string {
  const { format, pattern, minLength = 0 } = json;
  if (format === "date") return "2026-12-16";
  if (format === "date-time") return "2026-12-16T10:00:00+09:00";
  if (format === "email") return "someone@club.example";
  const shape = pattern === undefined ? null : new RegExp(pattern, "u");
  const name = lastName(place);
  const tries = isNumberName(name) ? [String(choice.numberAt(place.replace(".", " ")))] : [];
  const fits = (text: string) => (shape?.test(text) ?? true) && text.length >= minLength;
  const known = [...tries, "A plain text", ...commonTexts].find(fits);
  if (known !== undefined) return known;
  return shape ? matching(shape) : "x".repeat(minLength);
}

const matched = new Map<string, string>();

/** A text of a pattern, the same each time: it is asked for by every attacker on every call. */
function matching(shape: RegExp): string {
  const text =
    matched.get(shape.source) ?? fc.sample(fc.stringMatching(shape), { numRuns: 1, seed: 1 })[0] ?? "";
  matched.set(shape.source, text);
  return text;
}
