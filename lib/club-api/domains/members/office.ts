import type { CallOutput } from "@/lib/contract/routes";
import { maskEmail, maskLoginId, maskName, maskPhone } from "@/lib/shared/texts/mask";
import { clubTimestamp } from "@/lib/shared/time/club-time";
import type { Database } from "../../db/database";
import type { Context } from "../../platform/context";
import { codeNames } from "../codes";
import { type OfficeFilter, selectForOffice, selectPeople } from "./office-repository";
import type { MemberRow } from "./repository";

export type { OfficeFilter };

type Page = CallOutput<"GET /ops/members">;
type Row = Page["list"][number];

const pickerSize = 10;

/** The office's list of members; nobody is shown in the clear (checklist P-08). */
export async function listForOffice(
  db: Database,
  ctx: Context,
  { page, size, ...filter }: OfficeFilter & { page: number; size: number },
): Promise<Page> {
  const place = { offset: (page - 1) * size, limit: size };
  const { rows, total } = await selectForOffice(db, ctx.club.clubIdx, filter, place);
  const shown = await officeRow(db, ctx);
  return { list: rows.map(shown), total, page, size };
}

/** Members for a picker: whose name begins with the keyword first; nobody is shown in the clear. */
export async function findPeople(
  db: Database,
  ctx: Context,
  keyword: string,
): Promise<CallOutput<"GET /ops/people">> {
  const rows = await selectPeople(db, ctx.club.clubIdx, keyword, pickerSize);
  const shown = await officeRow(db, ctx);
  return {
    list: rows.map((member) => {
      const { memberIdx, name, phoneNo, memberType, memberTypeName, state, stateName } = shown(member);
      return { memberIdx, name, phoneNo, memberType, memberTypeName, state, stateName };
    }),
  };
}

/** How the office sees a member: masked, with the names of type and state. */
export async function officeRow(db: Database, ctx: Context): Promise<(member: MemberRow) => Row> {
  const types = await codeNames(db, ctx.club.clubIdx, "memberTypes", ctx.choice);
  const states = await codeNames(db, ctx.club.clubIdx, "memberStates", ctx.choice);
  return (member) => ({
    memberIdx: member.memberIdx,
    id: maskLoginId(member.id),
    name: maskName(member.name),
    phoneNo: maskPhone(member.phoneNo),
    email: maskEmail(member.email),
    memberType: member.memberType,
    memberTypeName: types.get(member.memberType) ?? member.memberType,
    state: member.state,
    stateName: states.get(member.state) ?? member.state,
    certType: member.certType,
    joinedAt: member.joinedAt,
    lastLoginAt: member.lastLoginAt && clubTimestamp(member.lastLoginAt, ctx.club.zone),
  });
}
