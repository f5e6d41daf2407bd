/** The named fields that a wish holds; one that is left out stays out, so that a change leaves its column alone. */
export function pick<T extends object, K extends keyof T>(wish: T, fields: readonly K[]): Pick<T, K> {
  const held = fields.filter((field) => wish[field] !== undefined).map((field) => [field, wish[field]]);
  return Object.fromEntries(held) as Pick<T, K>;
}
