import { z } from "zod";
import type { RouteDefinition } from "@/lib/contract/define-route";
import { xlsxType } from "@/lib/contract/exports";
import { msgCodeSchema } from "@/lib/contract/failures";
import { contract, routeKey } from "@/lib/contract/routes";
import { adminMenuPermission } from "@/lib/contract/site/menu-admins";
import { menuSchema } from "@/lib/contract/site/menus";
import { failureSchema } from "../../contract/failures";

type Json = Record<string, unknown>;

const schemaPath = "#/components/schemas/";

let cached: Json | undefined;

/** The reference document of `/hp/api`, OpenAPI 3.1, derived from the contract. */
export function openApiDocument(): Json {
  cached ??= buildDocument();
  return cached;
}

function buildDocument(): Json {
  const schemas = collectSchemas();
  const paths: Record<string, Json> = {};
  for (const route of contract) {
    const path = paths[route.path] ?? {};
    path[route.method.toLowerCase()] = operation(route, schemas.inputs);
    paths[route.path] = path;
  }
  return {
    openapi: "3.1.0",
    info: { title: "Club API", version: "1", description: "Every call answers `{result, data, fail}`." },
    servers: [{ url: "/hp/api" }],
    paths,
    components: {
      schemas: schemas.components,
      responses: { Failure: failureResponse() },
      securitySchemes: { bearer: { type: "http", scheme: "bearer" } },
    },
  };
}

/** `POST /notice` and `Body` make `PostNoticeBody`. */
function schemaName(route: RouteDefinition, part: string): string {
  const words = `${route.method.toLowerCase()}/${route.path}`.split(/[^A-Za-z0-9]+/).filter(Boolean);
  return words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join("") + part;
}

function collectSchemas() {
  const inputs = z.registry<{ id: string }>();
  const outputs = z.registry<{ id: string }>();
  outputs.add(menuSchema, { id: "Menu" });
  outputs.add(adminMenuPermission, { id: "AdminMenuPermission" });
  outputs.add(failureSchema, { id: "FailureObject" });
  for (const route of contract as readonly RouteDefinition[]) {
    if (route.params) inputs.add(route.params.clone(), { id: schemaName(route, "Params") });
    if (route.body) inputs.add(route.body.clone(), { id: schemaName(route, "Body") });
    if (route.query) inputs.add(route.query.clone(), { id: schemaName(route, "Query") });
    if (route.output) outputs.add(route.output.clone(), { id: schemaName(route, "Output") });
  }
  const options = { uri: (id: string) => schemaPath + id, unrepresentable: "any" } as const;
  const input = ownSchemas("Input", z.toJSONSchema(inputs, { ...options, io: "input" }).schemas);
  const output = ownSchemas("Output", z.toJSONSchema(outputs, { ...options, io: "output" }).schemas);
  const isInline = ([name]: [string, Json]) => name.endsWith("Params") || name.endsWith("Query");
  const bodies = Object.fromEntries(Object.entries(input).filter((entry) => !isInline(entry)));
  return { inputs: input, components: { ...bodies, ...output } };
}

/**
 * Schemas as components. What zod keeps as parts of a shared document, such as a schema that holds itself, becomes a
 * component of its own; `$id` and `$schema` belong to documents.
 */
function ownSchemas(side: "Input" | "Output", schemas: Record<string, unknown>): Record<string, Json> {
  const text = JSON.stringify(schemas).replaceAll(`${schemaPath}__shared#/$defs/`, `${schemaPath}${side}_`);
  const { __shared: shared, ...named } = JSON.parse(text) as Record<string, Json>;
  const parts = Object.entries((shared?.$defs ?? {}) as Record<string, Json>);
  const all = [
    ...Object.entries(named),
    ...parts.map(([name, schema]) => [`${side}_${name}`, schema] as const),
  ];
  return Object.fromEntries(all.map(([name, { $id: _id, $schema: _schema, ...rest }]) => [name, rest]));
}

function operation(route: RouteDefinition, inputs: Record<string, Json>): Json {
  return {
    operationId: schemaName(route, ""),
    summary: route.summary,
    tags: [route.path.split("/")[1]],
    ...(route.auth === "anonymous" ? {} : { security: [{ bearer: [] }] }),
    ...(route.permission ? { "x-menu-permission": route.permission } : {}),
    ...(route.boardFlags ? { "x-board-flags": route.boardFlags } : {}),
    parameters: [
      ...parameters("path", inputs[schemaName(route, "Params")]),
      ...parameters("query", inputs[schemaName(route, "Query")]),
      ...(route.idempotent ? [idempotencyKey] : []),
      ...(route.xlsx ? [exportReason(route)] : []),
    ],
    ...(route.body ? { requestBody: requestBody(route, route.body) } : {}),
    responses: { "200": successResponse(route), default: { $ref: "#/components/responses/Failure" } },
  };
}

const idempotencyKey: Json = {
  name: "Idempotency-Key",
  in: "header",
  required: false,
  description: "Sent twice with the same key, the call is done once and answers alike.",
  schema: { type: "string", minLength: 1, maxLength: 255 },
};

function exportReason(route: RouteDefinition): Json {
  return {
    name: "X-Export-Reason",
    in: "header",
    required: false,
    description: `Why the list is had as a sheet, URI-encoded${route.persons ? "; a sheet of persons needs it" : ""}.`,
    schema: { type: "string", maxLength: 1800 },
  };
}

function parameters(place: "path" | "query", schema: Json | undefined): Json[] {
  const properties = (schema?.properties ?? {}) as Record<string, unknown>;
  const required = Array.isArray(schema?.required) ? schema.required : [];
  return Object.entries(properties).map(([name, shape]) => ({
    name,
    in: place,
    required: place === "path" || required.includes(name),
    schema: shape,
  }));
}

function requestBody(route: RouteDefinition, body: z.ZodType): Json {
  const data = { $ref: schemaPath + schemaName(route, "Body") };
  const json = {
    "application/json": { schema: data },
    ...(route.form ? { "application/x-www-form-urlencoded": { schema: data } } : {}),
  };
  if (!route.upload) return { required: !body.safeParse(undefined).success, content: json };
  const files = { type: "array", items: { type: "string", contentMediaType: "application/octet-stream" } };
  const parts = Object.fromEntries(route.upload.parts.map((part) => [part, files]));
  const form = { type: "object", required: ["data"], properties: { data, ...parts } };
  const encoding = { data: { contentType: "application/json" } };
  return { required: true, content: { "multipart/form-data": { schema: form, encoding }, ...json } };
}

function successResponse(route: RouteDefinition): Json {
  if (route.page) return { description: "A page.", content: { "text/html": { schema: { type: "string" } } } };
  if (!route.output) return { description: "The file.", content: { "application/octet-stream": {} } };
  const data = { $ref: schemaPath + schemaName(route, "Output") };
  const schema = {
    type: "object",
    required: ["result", "data"],
    properties: { result: { const: true }, data },
  };
  const sheet = route.xlsx ? { [xlsxType]: {} } : {};
  return {
    description: `Success of ${routeKey(route)}.`,
    content: { "application/json": { schema }, ...sheet },
  };
}

function failureResponse(): Json {
  const fail = {
    allOf: [
      { $ref: `${schemaPath}FailureObject` },
      { properties: { msgCode: { enum: msgCodeSchema.options } } },
    ],
  };
  const properties = { result: { const: false }, data: {}, fail };
  const schema = { type: "object", required: ["result", "data", "fail"], properties };
  return {
    description: "A failure; business refusals answer 200, the others their own status.",
    content: { "application/json": { schema } },
  };
}
