import { z } from "zod";
import { type CodeOf, valuesOf } from "./code-group";

/** The shape of a field that holds one value of a group of codes. */
export function codeOf<const Group extends Readonly<Record<string, string>>>(
  group: Group,
): z.ZodEnum<{ [Value in CodeOf<Group>]: Value }> {
  return z.enum(valuesOf(group)) as unknown as z.ZodEnum<{ [Value in CodeOf<Group>]: Value }>;
}
