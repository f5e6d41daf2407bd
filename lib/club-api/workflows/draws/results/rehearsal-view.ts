import type { RouteOutput } from "@/lib/contract/define-route";
import type { RouteOf } from "@/lib/contract/routes";
import { fitsChoice, quotaShares } from "@/lib/shared/draws/draw-allocation";
import { type DrawApplication, type DrawOutcome, type DrawPost, demandOf } from "../../../domains/draws";
import type { Veil } from "../../../platform/veil";
import type { DrawMaterial } from "./compute-draw";

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
        ...{ order, weight, reserveNo },
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
