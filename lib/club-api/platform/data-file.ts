import type { z } from "zod";

/**
 * The content of a data file (JSON) as its schema reads it. Throws one sentence that names the file, the place of the
 * first fault in it, and what is wrong there.
 */
export function parseData<T>(file: string, schema: z.ZodType<T>, content: unknown): T {
  const parsed = schema.safeParse(content);
  if (parsed.success) return parsed.data;
  const [{ path, message } = { path: [], message: "It does not fit its schema" }] = parsed.error.issues;
  const place = path.length > 0 ? path.join(".") : "its top";
  throw new Error(`The data file ${file} is faulty at ${place}: ${message}.`);
}
