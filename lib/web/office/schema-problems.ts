import type { z } from "zod";

/** Why a field is refused, as a key of `ishm.form.reasons`; the numbers stand in its sentence. */
export type ProblemReason =
  | "required"
  | "tooLong"
  | "tooShort"
  | "tooSmall"
  | "tooLarge"
  | "tooMany"
  | "format";
export type FieldProblem = { field: string; reason: ProblemReason; values?: Record<string, number> };

/**
 * Checks a value by a schema of the contract: one problem per field, in the order of the schema. A field is its
 * path: `i18n.ko.name`.
 */
export function schemaProblems(schema: z.ZodType, value: unknown): FieldProblem[] {
  const checked = schema.safeParse(value, { reportInput: true });
  if (checked.success) return [];
  const problems = checked.error.issues.map((issue) => ({ field: issue.path.join("."), ...reasonOf(issue) }));
  return problems.filter(({ field }, at) => problems.findIndex((one) => one.field === field) === at);
}

function reasonOf(issue: z.core.$ZodIssue): Omit<FieldProblem, "field"> {
  if (issue.code === "too_small") {
    const min = Number(issue.minimum);
    if (issue.origin === "string")
      return min === 1 ? { reason: "required" } : { reason: "tooShort", values: { min } };
    return issue.origin === "array" ? { reason: "required" } : { reason: "tooSmall", values: { min } };
  }
  if (issue.code === "too_big") {
    const max = Number(issue.maximum);
    if (issue.origin === "string") return { reason: "tooLong", values: { max } };
    return { reason: issue.origin === "array" ? "tooMany" : "tooLarge", values: { max } };
  }
  const isMissing = issue.code === "invalid_type" && issue.input === undefined;
  return { reason: isMissing ? "required" : "format" };
}
