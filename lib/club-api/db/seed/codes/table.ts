import type { Language } from "@/lib/shared/languages";

type CodeSeed = {
  key: string;
  names: Record<Language, string>;
  values: string[];
  group: string;
};
export type CodeGroupSeed = { codeId: string; id: string; version: number; entries: CodeSeed[] };

/**
 * A group from lines of `key | en | ko | ja | zh | values | group`, values comma separated; the last two may be
 * missing. Tables of the document stay readable as tables.
 */
export function codeGroup(codeId: string, id: string, lines: string, version = 1): CodeGroupSeed {
  const entries = lines
    .trim()
    .split("\n")
    .map((line) => codeEntry(line.split("|").map((cell) => cell.trim())));
  return { codeId, id, version, entries };
}

function codeEntry([
  key = "",
  en = "",
  ko = "",
  ja = "",
  zh = "",
  values = "",
  group = "",
]: string[]): CodeSeed {
  return { key, names: { en, ko, ja, zh }, values: values === "" ? [] : values.split(","), group };
}
