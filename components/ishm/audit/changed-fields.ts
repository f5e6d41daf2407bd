/** One field of a record before and after an action; a value that was not there is undefined. */
export type FieldChange = {
  path: string;
  before: Leaf | undefined;
  after: Leaf | undefined;
  isChanged: boolean;
};
export type Leaf = string | number | boolean | null;

/**
 * Two states of a record, field by field: nested fields by their path (`texts.ko.title`), changed ones first. A state
 * that is missing (a new record, a deleted one) has no fields.
 */
export function recordChanges(before: unknown, after: unknown): FieldChange[] {
  const [old, young] = [fieldsOf(before), fieldsOf(after)];
  const paths = [...new Set([...young.keys(), ...old.keys()])];
  const isCompared = old.size > 0 && young.size > 0;
  const all = paths.map((path) => {
    const [was, is] = [old.get(path), young.get(path)];
    return { path, before: was, after: is, isChanged: isCompared && was !== is };
  });
  return [...all.filter(({ isChanged }) => isChanged), ...all.filter(({ isChanged }) => !isChanged)];
}

function fieldsOf(value: unknown): Map<string, Leaf> {
  const fields = new Map<string, Leaf>();
  if (value !== null && value !== undefined) collect(value, "", fields);
  return fields;
}

function collect(value: unknown, path: string, fields: Map<string, Leaf>): void {
  if (Array.isArray(value) && value.every(isLeaf))
    fields.set(path, value.length > 0 ? value.join(", ") : null);
  else if (isLeaf(value)) fields.set(path, value);
  else {
    const parts = Object.entries(value as object);
    if (parts.length === 0) fields.set(path, null);
    for (const [name, part] of parts) collect(part, path ? `${path}.${name}` : name, fields);
  }
}

function isLeaf(value: unknown): value is Leaf {
  return value === null || typeof value !== "object";
}
