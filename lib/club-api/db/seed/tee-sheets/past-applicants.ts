import { anyTimeBand } from "@/lib/contract/code-values/waitings";
import { receipt } from "@/lib/shared/draws/draw";
import type { ProvenEntry } from "@/lib/shared/draws/draw-proof";
import type { DrawChoice } from "@/lib/shared/draws/draw-types";
import type { DrawFrame } from "../../tables/bookings/draws";
import { type Regular, regulars, weekdayType } from "../people/regulars";
import { bases, demoSalt } from "../play/draw-post";
import { share } from "../tools/chance";
import { pool } from "./filling";

export type Applicant = { regular: Regular; entry: ProvenEntry };

/** Before the applications of post 71 (domain.md 10). */
const firstDrawIdx = 6_901;
const applicantCount = 40;
const ownGroup = 4;

/** The regulars who apply for the draw that is over, with their choices among its slots; nobody has a history yet. */
export function pastApplicants(frame: DrawFrame): Promise<Applicant[]> {
  return Promise.all(chosenRegulars().map((regular, place) => apply(regular, place, frame)));
}

function chosenRegulars(): Regular[] {
  return regulars
    .filter(({ memberType }) => memberType !== weekdayType)
    .toSorted((one, other) => share(`applies ${one.memberIdx}`) - share(`applies ${other.memberIdx}`))
    .slice(0, applicantCount);
}

async function apply(regular: Regular, place: number, frame: DrawFrame): Promise<Applicant> {
  const { memberType } = regular;
  const drawIdx = firstDrawIdx + place;
  const own = { drawIdx, memberType, playerCount: ownGroup, choices: choicesOf(regular, frame) };
  const factors = { base: Number(bases[memberType] ?? 1), losses: 0, wins: 0, points: 0 };
  const salt = demoSalt(drawIdx);
  const line = await receipt(own, factors, salt);
  return { regular, entry: { ...own, factors, excluded: [], salt, receipt: line, ineligible: null } };
}

/** One to three choices; early times, and the first of the days, are liked best. */
function choicesOf({ memberIdx }: Regular, { pool: slots, bands }: DrawFrame): DrawChoice[] {
  const bandOf = (time: string) =>
    bands.find(({ key, from, to }) => key !== anyTimeBand && from <= time && time <= to)?.key ?? anyTimeBand;
  const inputs = slots.map(({ playDate, teeTime }) => `${playDate} ${bandOf(teeTime)}`);
  const liked = [...new Set(inputs)].sort();
  const rank = (input: string) => liked.indexOf(input) / 4 + share(`wish ${memberIdx} ${input}`);
  return liked
    .toSorted((one, other) => rank(one) - rank(other))
    .slice(0, 1 + Math.floor(share(`wishes ${memberIdx}`) * 3))
    .map((input, place) => {
      const [playDate = "", standbyTimeCode = ""] = input.split(" ");
      return { rank: place + 1, playDate, standbyTimeCode, courseCode: pool.courseCode };
    });
}
