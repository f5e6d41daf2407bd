type CodeGroup = Readonly<Record<string, string>>;

/** The union of the values of a group of codes. */
export type CodeOf<Group extends CodeGroup> = Group[keyof Group];

/** The values of a group in the order of its table. */
export function valuesOf<const Group extends CodeGroup>(group: Group): CodeOf<Group>[] {
  return Object.values(group) as CodeOf<Group>[];
}

/** Whether a code is among some of its group. */
export function isOneOf<Value extends string>(value: Value, values: readonly NoInfer<Value>[]): boolean {
  return values.includes(value);
}
