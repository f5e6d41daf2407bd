import type { Database } from "@/lib/club-api/db/database";
import { transaction } from "@/lib/club-api/db/transaction";
import { recordAudit } from "@/lib/club-api/domains/audit";
import {
  type DrawApplication,
  type DrawOutcome,
  type DrawPost,
  demandOf,
  findShownPost,
  listApplicants,
  readDrawPolicy,
} from "@/lib/club-api/domains/draws";
import type { Context } from "@/lib/club-api/platform/context";
import { ClubFailure } from "@/lib/club-api/platform/failure";
import { randomHex } from "@/lib/club-api/platform/random";
import type { Veil } from "@/lib/club-api/platform/veil";
import { applicationState, drawnStates, drawPostState } from "@/lib/contract/code-values/draws";
import type { RouteOutput } from "@/lib/contract/define-route";
import type { RouteOf } from "@/lib/contract/routes";
import { listHash, receipt, seedHash } from "@/lib/shared/draws/draw";
import { fitsChoice, quotaShares } from "@/lib/shared/draws/draw-allocation";
import type { DrawFactors } from "@/lib/shared/draws/draw-types";
import { readFactors } from "../draw-eligibility";
import { computeDraw, type DrawMaterial, readFrame } from "./compute-draw";

const seedBytes = 16;
/** No committed seed looks like this, so a rehearsal can never pass for a draw. */
const mark = "rehearsal-";
/**
 * Plays a draw through with the applications as they are now and a seed of its own, random each time: who would get what.
 * Nothing is stored but that somebody looked; the committed seed takes no part. Throws 2001, 4501 for a draw that takes no
 * applications yet or was cancelled, 4507 for one that is drawn.
 */
export function rehearseDraw(
  db: Database,
  ctx: Context,
  drawPostIdx: number,
  veil: Veil,
): Promise<Rehearsed> {
  return transaction(db, async (tx) => {
    const post = await findShownPost(tx, ctx.club.clubIdx, drawPostIdx, ctx.now);
    if (!post) throw new ClubFailure("NOT_FOUND");
    if (drawnStates.includes(post.state)) throw new ClubFailure("DRAW_LATE");
    if (post.state !== drawPostState.applying && post.state !== drawPostState.closed)
      throw new ClubFailure("DRAW_PERIOD");
    const applicants = (await listApplicants(tx, ctx.club.clubIdx, drawPostIdx)).filter(
      ({ application }) => application.state === applicationState.applied,
    );
    const found = applicants.map(({ application }) => application);
    const applications = await withFactors(tx, ctx, found);
    const material = await materialOf(tx, ctx, post, applications);
    const computed = await computeDraw(tx, ctx, material, applications);
    const rehearsal = rehearsalOf({ post, material, applicants, computed, veil });
    const { won, reserve, trialSeed } = rehearsal;
    const after = { rehearsal: true, trialSeed, won, reserve, isMasked: veil.isMasked };
    const { reason } = veil;
    await recordAudit(tx, ctx, { action: "VIEW", entity: "draw", entityKey: drawPostIdx, after, reason });
    return rehearsal;
  });
}

/** The applications with the weights that closing froze, or would freeze now. */
async function withFactors(tx: Database, ctx: Context, applications: readonly DrawApplication[]) {
  const open = applications.filter(({ factors }) => factors === null);
  const policy = await readDrawPolicy(tx, ctx.club.clubIdx);
  const now = await readFactors(tx, ctx, policy, open);
  return Promise.all(
    applications.map(async (application) => {
      const factors: DrawFactors | null = application.factors ?? now.get(application.memberIdx) ?? null;
      return {
        ...application,
        factors,
        receipt: await receipt(application, factors, application.receiptSalt),
      };
    }),
  );
}

async function materialOf(
  tx: Database,
  ctx: Context,
  { seed: _committed, ...post }: DrawPost,
  applications: readonly DrawApplication[],
): Promise<DrawMaterial> {
  const policy = await readDrawPolicy(tx, ctx.club.clubIdx);
  const trialSeed = `${mark}${randomHex(seedBytes)}`;
  const receipts = applications.map((application) => application.receipt);
  return {
    ...post,
    seed: trialSeed,
    seedHash: await seedHash(trialSeed),
    receipts,
    listHash: await listHash(receipts),
    beacon: null,
    frame: post.frame ?? (await readFrame(tx, ctx, policy, post)),
  };
}

export type Rehearsed = RouteOutput<RouteOf<"POST /ops/draws/{id}/rehearse">>;

type Scene = {
  post: DrawPost;
  material: DrawMaterial;
  applicants: readonly { application: DrawApplication; memberName: string }[];
  computed: Omit<DrawOutcome, "drawnAt">;
  veil: Veil;
};

/** A rehearsal as the office reads it: who would get what, in the order of the draw, and how full the bands get. */
export function rehearsalOf(scene: Scene): Rehearsed {
  const { post, material, computed } = scene;
  const won = computed.results.filter((result) => result.won !== null).length;
  return {
    drawPostIdx: post.drawPostIdx,
    trialSeed: material.seed,
    isClosed: post.frame !== null,
    won,
    reserve: computed.results.length - won,
    bands: bandsOf(scene),
    groups: groupsOf(scene),
    results: computed.results.flatMap((result) => {
      const { application, memberName } = applicantOf(scene, result.drawIdx);
      const slot = material.frame.pool.find(({ sheetIdx }) => sheetIdx === result.won?.sheetIdx);
      const entry = computed.entries.find(({ drawIdx }) => drawIdx === result.drawIdx);
      if (!entry) return [];
      const { order, weight, reserveNo } = result;
      return {
        drawIdx: result.drawIdx,
        memberIdx: application.memberIdx,
        memberName: scene.veil.name(memberName),
        memberType: application.memberType,
        order,
        weight,
        reserveNo,
        factors: entry.factors,
        won:
          result.won && slot
            ? {
                rank: result.won.rank,
                playDate: slot.playDate,
                teeTime: slot.teeTime,
                courseCode: slot.courseCode,
              }
            : null,
      };
    }),
    ineligible: computed.entries.flatMap(({ drawIdx, ineligible }) => {
      if (ineligible === null) return [];
      const { application, memberName } = applicantOf(scene, drawIdx);
      const { memberIdx } = application;
      return [{ drawIdx, memberIdx, memberName: scene.veil.name(memberName), reason: ineligible }];
    }),
  };
}

function applicantOf({ applicants }: Scene, drawIdx: number) {
  const found = applicants.find(({ application }) => application.drawIdx === drawIdx);
  if (!found) throw new Error(`Application ${drawIdx} was not asked for.`);
  return found;
}

function bandsOf({ post, material, applicants, computed }: Scene): Rehearsed["bands"] {
  const { frame } = material;
  const taken = new Set(computed.results.flatMap(({ won }) => won?.sheetIdx ?? []));
  const free = frame.pool.filter(({ sheetIdx }) => !computed.withdrawnSlots.includes(sheetIdx));
  const applications = applicants.map(({ application }) => application);
  return demandOf(post, free, applications, frame.bands).map((cell) => {
    const band = frame.bands.find(({ key }) => key === cell.standbyTimeCode);
    const slots = free.filter((slot) => fitsChoice(slot, { ...cell, rank: 1 }, band));
    return { ...cell, filled: slots.filter(({ sheetIdx }) => taken.has(sheetIdx)).length };
  });
}

/** The shares of each group in times, and how many its members were given, with what flowed on to them. */
function groupsOf({ material, computed }: Scene): Rehearsed["groups"] {
  const { quotas, frame } = material;
  if (quotas === null) return null;
  const free = frame.pool.filter(({ sheetIdx }) => !computed.withdrawnSlots.includes(sheetIdx));
  const shares = quotaShares(quotas, free);
  const typeOf = new Map(computed.entries.map(({ drawIdx, memberType }) => [drawIdx, memberType]));
  const given = computed.results.flatMap(({ drawIdx, won }) => {
    const slot = free.find(({ sheetIdx }) => sheetIdx === won?.sheetIdx);
    return slot ? [{ dayType: slot.dayType, memberType: typeOf.get(drawIdx) ?? "" }] : [];
  });
  return quotas.map((quota, place) => {
    const shareOf = (dayType: "WEEKDAY" | "WEEKEND") => ({
      slots: shares[dayType][place] ?? 0,
      won: given.filter((one) => one.dayType === dayType && quota.memberTypes.includes(one.memberType))
        .length,
    });
    return {
      ...quota,
      memberTypes: [...quota.memberTypes],
      weekday: shareOf("WEEKDAY"),
      weekend: shareOf("WEEKEND"),
    };
  });
}
