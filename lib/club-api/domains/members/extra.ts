import type { ExtraInput, MemberInfo } from "@/lib/contract/accounts/members";
import type { Database } from "../../db/database";
import type { Context } from "../../platform/context";
import { ClubFailure } from "../../platform/failure";
import { codeNames } from "../codes";
import { type ExtraChange, type ExtraRow, selectExtra, upsertExtra } from "./people-repository";

/** Fields whose value is a key of a code group (domain.md 6 `MemberExtra`). */
const codeFields = {
  job: "workCodes",
  income: "incomes",
  region: "regionCodes",
  favouriteCourse: "courses",
} as const;
/** JOB entries of workCodes and INCOME entries of incomes: the groups hold others beside them (A11). */
const keyShapes: Record<keyof typeof codeFields, RegExp> = {
  job: /^J/,
  income: /^I/,
  region: /^/,
  favouriteCourse: /^/,
};

/** The optional details of a member; fields never filled in are left out. */
export async function readExtra(
  db: Database,
  clubIdx: number,
  memberIdx: number,
): Promise<MemberInfo["extra"]> {
  const row = await selectExtra(db, clubIdx, memberIdx);
  return row ? shownExtra(row) : {};
}

function shownExtra({ clubIdx: _club, memberIdx: _member, ...fields }: ExtraRow) {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== null));
}

/** Keeps named fields; throws 9001 for a code that its group does not hold. */
export async function saveExtra(
  tx: Database,
  ctx: Context,
  memberIdx: number,
  extra: ExtraInput,
): Promise<void> {
  const { clubIdx } = ctx.club;
  for (const [field, group] of Object.entries(codeFields)) {
    const name = field as keyof typeof codeFields;
    const key = extra[name];
    if (key === undefined || key === null) continue;
    const isKnown = keyShapes[name].test(key) && (await codeNames(tx, clubIdx, group, ctx.choice)).has(key);
    if (!isKnown) throw new ClubFailure("VAL_FIELD", [`extra.${field}`, "choice"]);
  }
  const change = Object.fromEntries(Object.entries(extra).filter(([, value]) => value !== undefined));
  await upsertExtra(tx, clubIdx, memberIdx, change as ExtraChange);
}
