/** The named fields that a request holds; one that is left out stays out, so that a change leaves its column alone. */
export function pick<T extends object, K extends keyof T>(input: T, fields: readonly K[]): Pick<T, K> {
  const held = fields.filter((field) => input[field] !== undefined).map((field) => [field, input[field]]);
  return Object.fromEntries(held) as Pick<T, K>;
}
