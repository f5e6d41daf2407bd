import type { FieldErrors, FieldValues } from "react-hook-form";

export type ErrorItem = { fieldId: string; message: string };

function isLeaf(value: object): value is { message?: unknown; type: unknown } {
  return "type" in value && (typeof value.type === "string" || typeof value.type === "number");
}

/**
 * The errors of a form in the order of its schema, one per field; a nested field's id is its path
 * (`members.0.name`). Errors of the whole form (`root`) are left to the caller.
 */
export function errorList<Values extends FieldValues>(
  errors: FieldErrors<Values>,
  translate: (message: string, fieldId: string) => string,
): ErrorItem[] {
  const walk = (node: object, path: string): ErrorItem[] => {
    if (isLeaf(node)) {
      const message = typeof node.message === "string" ? node.message : "";
      return [{ fieldId: path, message: translate(message, path) }];
    }
    return Object.entries(node).flatMap(([key, child]: [string, unknown]) =>
      typeof child === "object" && child !== null && key !== "ref"
        ? walk(child, path ? `${path}.${key}` : key)
        : [],
    );
  };
  const { root: _root, ...fields } = errors;
  return walk(fields, "");
}
