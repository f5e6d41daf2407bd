import type { Row } from "./rows.mjs";

type Given = { name: string; rows: readonly Row[]; date: string; names: readonly string[] };

export function withRows(text: string, given: Given): string;
