import type { CodeEntry, CodeSet } from "@/lib/contract/site/codes";
import type { Database } from "../../db/database";
import { ClubFailure } from "../../platform/failure";
import { type LanguageChoice, pickText, type TextsByLanguage } from "../../platform/texts";
import { listPolicies } from "../policies";
import { type CodeGroup, type CodeRow, selectCodes, selectGroups } from "./repository";

/** The group whose values are the club's policies themselves (domain.md 3). */
const policyGroup = "policyCodes";

type WantedSet = { id: string; version: number | undefined };
export type CodeReader = { clubIdx: number; choice: LanguageChoice; loadDate: string };

/**
 * The asked code sets, keyed as they were asked for (group id or C1xxx id). `wanted` is `rsvStates:3,genders`.
 * Throws 9001 `code` for an unknown id (domain.md A19).
 */
export async function readCodeSets(
  db: Database,
  wanted: string,
  reader: CodeReader,
): Promise<Record<string, CodeSet>> {
  const sets = parseWanted(wanted);
  const groups = await selectGroups(
    db,
    reader.clubIdx,
    sets.map((set) => set.id),
  );
  const asked = sets.map((set) => {
    const group = groups.find((candidate) => candidate.id === set.id || candidate.codeId === set.id);
    if (!group) throw new ClubFailure("VAL_FIELD", ["code", "choice"]);
    return { askedId: set.id, group, isChanged: group.version !== set.version };
  });
  const changed = asked.filter((set) => set.isChanged).map((set) => set.group.id);
  const entries = await readEntries(db, reader, changed);
  return Object.fromEntries(
    asked.map(({ askedId, group, isChanged }) => [
      askedId,
      codeSetOf(group, reader.loadDate, isChanged ? (entries.get(group.id) ?? []) : null),
    ]),
  );
}

/** Names of a group's entries by key, in the reader's language. */
export async function codeNames(
  db: Database,
  clubIdx: number,
  groupId: string,
  choice: LanguageChoice,
): Promise<Map<string, string>> {
  const rows = await selectCodes(db, clubIdx, [groupId]);
  return new Map(rows.map((row) => [row.key, pickText(row.names, choice) ?? row.key]));
}

/** Names of a group's entries by key, in every language that they have. */
export async function codeTexts(
  db: Database,
  clubIdx: number,
  groupId: string,
): Promise<Map<string, TextsByLanguage<string>>> {
  const rows = await selectCodes(db, clubIdx, [groupId]);
  return new Map(rows.map((row) => [row.key, row.names]));
}

/** A group's entries in order, named in the reader's language. */
export async function codeEntries(
  db: Database,
  clubIdx: number,
  groupId: string,
  choice: LanguageChoice,
): Promise<CodeEntry[]> {
  const rows = await selectCodes(db, clubIdx, [groupId]);
  return rows.map((row) => entryOf(row, choice));
}

/**
 * Values of a group's entries by key, such as the hole factors or the terms of a penalty; `part` takes those of one
 * sub-group only (`RELEASE` of reasonCodes).
 */
export async function codeValues(
  db: Database,
  clubIdx: number,
  groupId: string,
  part?: string,
): Promise<Map<string, string[]>> {
  const rows = await selectCodes(db, clubIdx, [groupId]);
  const wanted = part === undefined ? rows : rows.filter((row) => row.group === part);
  return new Map(wanted.map((row) => [row.key, row.values]));
}

function parseWanted(wanted: string): WantedSet[] {
  return wanted.split(",").map((part) => {
    const [id = "", version] = part.split(":");
    return { id, version: version === undefined ? undefined : Number(version) };
  });
}

function codeSetOf(group: CodeGroup, loadDate: string, list: CodeEntry[] | null): CodeSet {
  return {
    id: group.id,
    codeId: group.codeId,
    version: group.version,
    loadDate,
    changed: list !== null,
    list: list ?? [],
  };
}

async function readEntries(
  db: Database,
  reader: CodeReader,
  groupIds: readonly string[],
): Promise<Map<string, CodeEntry[]>> {
  if (groupIds.length === 0) return new Map();
  const rows = await selectCodes(db, reader.clubIdx, groupIds);
  const entries = new Map<string, CodeEntry[]>();
  for (const row of rows) {
    entries.set(row.groupId, [...(entries.get(row.groupId) ?? []), entryOf(row, reader.choice)]);
  }
  if (groupIds.includes(policyGroup)) {
    entries.set(policyGroup, await policyEntries(db, reader, rows));
  }
  return entries;
}

async function policyEntries(
  db: Database,
  reader: CodeReader,
  rows: readonly CodeRow[],
): Promise<CodeEntry[]> {
  const names = new Map(
    rows.flatMap((row) => (row.groupId === policyGroup ? [[row.key, row.names] as const] : [])),
  );
  const policies = await listPolicies(db, reader.clubIdx);
  return policies.map((policy) => ({
    key: policy.code,
    keyName: pickText(names.get(policy.code) ?? {}, reader.choice) ?? policy.name,
    values: [policy.value1, policy.value2, policy.value3, policy.value4],
    group: "POLICY",
  }));
}

function entryOf(row: CodeRow, choice: LanguageChoice): CodeEntry {
  return {
    key: row.key,
    keyName: pickText(row.names, choice) ?? row.key,
    values: row.values,
    group: row.group,
  };
}
