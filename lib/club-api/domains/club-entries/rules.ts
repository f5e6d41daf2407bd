import { entrySettings } from "@/lib/contract/boards/club-entries";
import type { EntryKind } from "@/lib/contract/code-values/club-records";
import { type RefusedField, reasonOfIssue } from "@/lib/contract/failure-texts/field-reasons";
import type { Language } from "@/lib/shared/languages";

type Texts = Partial<Record<Language, { title: string; hours: string; text: string }>>;
/** The settings of an entry as they are stored; null is none. */
export type EntrySettings = {
  phone: string | null;
  fromMonth: number | null;
  toMonth: number | null;
  happenedOn: string | null;
  wayKind: string | null;
  bearing: number | null;
  km: number | null;
  placeKind: string | null;
  imageUrl?: string | null;
};

const textsOfKind: Record<EntryKind, readonly string[]> = {
  FACILITY: ["title", "hours", "text"],
  HISTORY: ["title"],
  WAY: ["title", "text"],
  PLACE: ["title"],
};

/**
 * The first field that an entry of its kind lacks or must not have: a setting of another kind, one of two months, a text
 * that its kind does not show; null when it is sound.
 */
export function entryFault(kind: EntryKind, settings: EntrySettings, texts: Texts): RefusedField | null {
  const { imageUrl, ...rest } = settings;
  const given = Object.fromEntries(Object.entries(rest).filter(([, value]) => value !== null));
  const [issue] = entrySettings[kind].safeParse(given, { reportInput: true }).error?.issues ?? [];
  if (issue) {
    const field = String(issue.code === "unrecognized_keys" ? issue.keys[0] : issue.path[0]);
    return [field, ...reasonOfIssue(issue)];
  }
  if ((settings.fromMonth === null) !== (settings.toMonth === null)) {
    return [settings.fromMonth === null ? "fromMonth" : "toMonth", "required"];
  }
  if (imageUrl && kind !== "FACILITY") return ["image", "unknown"];
  return misplacedText(kind, texts);
}

function misplacedText(kind: EntryKind, texts: Texts): RefusedField | null {
  const shown = textsOfKind[kind];
  for (const text of Object.values(texts)) {
    const misplaced = Object.entries(text).find(([field, value]) => value !== "" && !shown.includes(field));
    if (misplaced) return [misplaced[0], "unknown"];
  }
  return null;
}
