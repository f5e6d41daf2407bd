import type { ChangeEvent } from "react";
import type { FieldValues } from "react-hook-form";

/** The input over a newer state: every field that nobody has touched since `base` is as it is there. */
export function rebased<D extends object>(mine: D, base: D, theirs: D): D {
  const names = Object.keys(mine) as (keyof D)[];
  const untouched = names.filter((name) => isSame(mine[name], base[name]));
  return { ...mine, ...Object.fromEntries(untouched.map((name) => [name, theirs[name]])) };
}

function isSame(one: unknown, other: unknown): boolean {
  return one === other || fingerprint(one) === fingerprint(other);
}

/** Files have no words of their own in JSON. */
function fingerprint(value: unknown): string {
  return JSON.stringify(value, (_key, part: unknown) =>
    part instanceof File ? [part.name, part.size, part.lastModified] : part,
  );
}

/**
 * The input with one field left empty; null where it has no such field, or one that is never empty. A field is named by its
 * path, and texts in languages may be under `texts` in the input.
 */
export function withoutField<D extends object>(draft: D, field: string): D | null {
  const [first = "", ...rest] = field.split(".");
  const name = first === "i18n" && !(first in draft) ? "texts" : first;
  return (emptiedAt(draft, [name, ...rest]) ?? null) as D | null;
}

function emptiedAt(value: unknown, [name, ...rest]: readonly string[]): unknown {
  if (name === undefined) return emptied(value);
  if (typeof value !== "object" || value === null || !(name in value)) return undefined;
  const part = emptiedAt((value as Record<string, unknown>)[name], rest);
  if (part === undefined) return undefined;
  if (Array.isArray(value)) return value.map((one, at) => (String(at) === name ? part : one));
  return { ...value, [name]: part };
}

function emptied(value: unknown): unknown {
  if (typeof value === "string") return "";
  if (Array.isArray(value)) return [];
  if (value === null || typeof value === "number") return null;
  if (typeof value !== "object" || value instanceof File) return undefined;
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, emptied(part)]));
}

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;
type Form<D extends FieldValues> = { draft: D; change: (part: Partial<D>) => void };

/** The fields of `D` that hold a `V`. */
type FieldOf<D, V> = { [K in keyof D & string]: D[K] extends V ? K : never }[keyof D & string];

/** Properties that tie a field of the form to its control: `<TextField label={…} {...form.text("name")} />`. */
export function fieldBindings<D extends FieldValues>(
  { draft, change }: Form<D>,
  errorOf: (field: string) => string | undefined,
  canSave: boolean,
) {
  const set = (name: keyof D, value: unknown) => change({ [name]: value } as Partial<D>);
  const words = (name: FieldOf<D, string>) => ({
    name,
    value: draft[name] as string,
    error: errorOf(name),
    onChange: (event: ChangeEvent<Control>) => set(name, event.target.value),
  });
  return {
    set: <K extends keyof D>(name: K, value: D[K]) => set(name, value),
    /** Of a field of the office's own that takes and gives a value. */
    custom: <K extends keyof D & string>(name: K) => ({
      id: name,
      value: draft[name],
      error: errorOf(name),
      isReadOnly: !canSave,
      onChange: (value: D[K]) => set(name, value),
    }),
    /** Of a field that is typed into. */
    text: (name: FieldOf<D, string>) => ({ ...words(name), readOnly: !canSave }),
    /** Of a select or of radio buttons. */
    choice: (name: FieldOf<D, string>) => ({ ...words(name), disabled: !canSave }),
    /** Of a switch or a checkbox. */
    toggle: (name: FieldOf<D, boolean>) => ({
      name,
      checked: draft[name] as boolean,
      error: errorOf(name),
      disabled: !canSave,
      onChange: (event: ChangeEvent<HTMLInputElement>) => set(name, event.target.checked),
    }),
  };
}
