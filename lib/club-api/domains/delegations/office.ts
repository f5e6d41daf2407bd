import type { CallOutput } from "@/lib/contract/routes";
import type { DelegatedAct } from "@/lib/shared/delegated-acts";
import { clubDate, clubTimestamp } from "@/lib/shared/time/club-time";
import { monthStart, monthsUntil } from "@/lib/shared/time/months";
import type { Database } from "../../db/database";
import type { Context } from "../../platform/context";
import { veilFor } from "../../platform/veil";
import { recordAudit } from "../audit";
import { countStates, type OfficeFilter, selectForOffice, selectMonthlyActs } from "./office-repository";
import { shownEnd, thisMonth } from "./shown";

/** The office's list; names are masked without a reason, and the view goes on record (checklist P-08). */
export async function listDelegations(
  tx: Database,
  ctx: Context,
  {
    page,
    size,
    reason: unmaskReason,
    ...filter
  }: OfficeFilter & { page: number; size: number; reason?: string | undefined },
): Promise<CallOutput<"GET /ops/delegations">> {
  const { clubIdx, zone } = ctx.club;
  const veil = veilFor(unmaskReason);
  const place = { now: ctx.now, since: thisMonth(ctx), offset: (page - 1) * size, limit: size };
  const { rows, total } = await selectForOffice(tx, clubIdx, filter, place);
  const memberIdx = filter.memberIdx ?? null;
  const view = { entity: "delegation", entityKey: memberIdx ?? "list", memberIdx };
  await recordAudit(tx, ctx, {
    action: "VIEW",
    ...view,
    after: { isMasked: veil.isMasked },
    reason: veil.reason,
  });
  const list = rows.map(({ delegation, memberId, memberName, delegateId, delegateName, usedActs }) => {
    const { delegationIdx, acts, monthlyActs, endsOn, createdAt, acceptedAt } = delegation;
    return {
      delegationIdx,
      acts,
      monthlyActs,
      endsOn,
      usedActs,
      memberIdx: delegation.memberIdx,
      memberId: veil.loginId(memberId),
      memberName: veil.name(memberName),
      delegateIdx: delegation.delegateIdx,
      delegateId: delegateId && veil.loginId(delegateId),
      delegateName: veil.name(delegateName ?? delegation.label),
      createdAt: clubTimestamp(createdAt, zone),
      acceptedAt: acceptedAt && clubTimestamp(acceptedAt, zone),
      ...shownEnd(ctx, delegation),
    };
  });
  return { list, total, page, size };
}

const figureMonths = 12;

/** Permissions in force, and acts of delegates in each of the last twelve months. */
export async function readFigures(
  db: Database,
  ctx: Context,
): Promise<CallOutput<"GET /ops/delegation-figures">> {
  const { clubIdx, zone } = ctx.club;
  const months = monthsUntil(clubDate(ctx.now, zone), figureMonths);
  const since = monthStart(`${months[0]}-01`, zone);
  const rows = await selectMonthlyActs(db, clubIdx, zone, since);
  return {
    ...(await countStates(db, clubIdx, ctx.now)),
    months: months.map((month) => {
      const own = rows.filter((row) => row.month === month);
      const acts: Partial<Record<DelegatedAct, number>> = {};
      for (const row of own) acts[row.act] = row.acts;
      return { month, acts, total: own.reduce((sum, row) => sum + row.acts, 0) };
    }),
  };
}
