type Json = Record<string, unknown>;

const isObject = (value: unknown): value is Json =>
  typeof value === "object" && value !== null && !Array.isArray(value);
const types = ["string", "number", "integer", "boolean", "array", "object", "null"];
const methods = ["get", "put", "post", "delete"];
const singleSchemas = ["items", "additionalProperties", "propertyNames", "not", "contains"];
const schemaLists = ["anyOf", "oneOf", "allOf", "prefixItems"];

/** Faults for an OpenAPI 3.1 reader; empty for a sound document. */
export function openApiFaults(document: Json): string[] {
  const faults: string[] = [];
  const fault = (place: string, text: string) => void faults.push(`${place}: ${text}`);
  const ids = new Set<string>();

  if (!/^3\.1\.\d+$/.test(String(document.openapi))) fault("openapi", "no 3.1 version");
  const info = isObject(document.info) ? document.info : {};
  if (typeof info.title !== "string" || typeof info.version !== "string")
    fault("info", "no title or version");
  const paths = isObject(document.paths) ? document.paths : {};
  for (const [path, item] of Object.entries(paths)) checkPath(path, item);
  const components = isObject(document.components) ? document.components : {};
  for (const [name, schema] of Object.entries(isObject(components.schemas) ? components.schemas : {})) {
    if (!/^[\w.-]+$/.test(name)) fault(name, "no component name");
    checkSchema(`schemas/${name}`, schema);
  }
  for (const [name, response] of Object.entries(isObject(components.responses) ? components.responses : {})) {
    checkResponse(`responses/${name}`, response);
  }
  return faults;

  function checkPath(path: string, item: unknown): void {
    if (!path.startsWith("/") || !isObject(item)) {
      fault(path, "no path item");
      return;
    }
    const named = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
    for (const [method, operation] of Object.entries(item)) {
      const place = `${method} ${path}`;
      if (!methods.includes(method) || !isObject(operation)) fault(place, "no operation");
      else checkOperation(place, operation, named);
    }
  }

  function checkOperation(place: string, operation: Json, named: (string | undefined)[]): void {
    if (typeof operation.operationId !== "string" || ids.has(operation.operationId))
      fault(place, "no own id");
    ids.add(String(operation.operationId));
    const parameters = Array.isArray(operation.parameters) ? operation.parameters.filter(isObject) : [];
    const keys = parameters.map((parameter) => `${parameter.in} ${parameter.name}`);
    if (new Set(keys).size < keys.length) fault(place, "a parameter is there twice");
    const inPath = parameters.filter((parameter) => parameter.in === "path");
    if (
      inPath
        .map((one) => one.name)
        .sort()
        .join() !== [...named].sort().join()
    )
      fault(place, "path parameters");
    if (inPath.some((one) => one.required !== true)) fault(place, "a path parameter must be required");
    for (const parameter of parameters) checkSchema(`${place} ${parameter.name}`, parameter.schema);
    if (operation.requestBody !== undefined) {
      const body = isObject(operation.requestBody) ? operation.requestBody : {};
      checkContent(`${place} body`, body.content);
    }
    const responses = isObject(operation.responses) ? operation.responses : {};
    if (Object.keys(responses).length === 0) fault(place, "no response");
    for (const [status, response] of Object.entries(responses)) {
      if (!/^([1-5]\d\d|[1-5]XX|default)$/.test(status)) fault(place, `no status ${status}`);
      if (isObject(response) && "$ref" in response) checkReference(place, response.$ref);
      else checkResponse(`${place} ${status}`, response);
    }
  }

  function checkResponse(place: string, response: unknown): void {
    if (!isObject(response) || typeof response.description !== "string") fault(place, "no description");
    else if (response.content !== undefined) checkContent(place, response.content);
  }

  function checkContent(place: string, content: unknown): void {
    if (!isObject(content) || Object.keys(content).length === 0) {
      fault(place, "no content");
      return;
    }
    for (const [type, media] of Object.entries(content)) {
      if (!/^[\w.+-]+\/[\w.+-]+$/.test(type) || !isObject(media)) fault(place, `no media type ${type}`);
      else if (media.schema !== undefined) checkSchema(`${place} ${type}`, media.schema);
    }
  }

  function checkReference(place: string, reference: unknown): void {
    const steps = String(reference).split("/");
    const target = steps
      .slice(1)
      .reduce<unknown>((at, step) => (isObject(at) ? at[step] : undefined), document);
    if (steps[0] !== "#" || target === undefined) fault(place, `${reference} leads nowhere`);
  }

  function checkSchema(place: string, schema: unknown): void {
    if (typeof schema === "boolean") return;
    if (!isObject(schema)) {
      fault(place, "no schema");
      return;
    }
    if ("$ref" in schema) checkReference(place, schema.$ref);
    const named = schema.type === undefined ? [] : [schema.type].flat();
    if (named.some((type) => !types.includes(String(type)))) fault(place, `no type ${named}`);
    if ("nullable" in schema || typeof schema.exclusiveMinimum === "boolean") fault(place, "a word of 3.0");
    if (schema.required !== undefined && !Array.isArray(schema.required)) fault(place, "required is no list");
    if (schema.enum !== undefined && !Array.isArray(schema.enum)) fault(place, "enum is no list");
    if (typeof schema.pattern === "string") checkPattern(place, schema.pattern);
    for (const [name, part] of Object.entries(isObject(schema.properties) ? schema.properties : {})) {
      checkSchema(`${place}.${name}`, part);
    }
    for (const name of singleSchemas)
      if (schema[name] !== undefined) checkSchema(`${place}.${name}`, schema[name]);
    for (const name of schemaLists) checkSchemas(`${place}.${name}`, schema[name]);
  }

  function checkSchemas(place: string, list: unknown): void {
    if (list === undefined) return;
    if (!Array.isArray(list) || list.length === 0) {
      fault(place, "no list of schemas");
      return;
    }
    for (const [at, schema] of list.entries()) checkSchema(`${place}[${at}]`, schema);
  }

  function checkPattern(place: string, pattern: string): void {
    try {
      new RegExp(pattern, "u");
    } catch {
      fault(place, `no pattern ${pattern}`);
    }
  }
}
