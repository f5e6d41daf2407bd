import { parse } from "yaml";

const parsed = new Map<string, unknown>();

/** A document of YAML as compose and Kustomize read it; the same text is read once. Nobody may change what is answered. */
export function yaml<T>(text: string): T {
  if (!parsed.has(text)) parsed.set(text, parse(text, { merge: true }));
  return parsed.get(text) as T;
}
