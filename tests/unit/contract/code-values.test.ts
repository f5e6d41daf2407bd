import { readClubData } from "@/lib/club-api/db/seed/club-data";
import {
  bookingState,
  bookingWork,
  channelCode,
  reservationTypeCode,
} from "@/lib/contract/code-values/bookings";
import { valuesOf } from "@/lib/contract/code-values/code-group";
import { codeOf } from "@/lib/contract/code-values/code-shape";
import { couponState, couponTypeCode, discountTarget } from "@/lib/contract/code-values/coupons";
import { applicationState, drawPostState } from "@/lib/contract/code-values/draws";
import { fnbOutlet } from "@/lib/contract/code-values/fnb";
import { lostState, lostTypeCode } from "@/lib/contract/code-values/lost-items";
import { certificationType, memberState, memberTypeCode } from "@/lib/contract/code-values/members";
import { penaltyKind, penaltyState } from "@/lib/contract/code-values/penalties";
import { teamCycle, teamState } from "@/lib/contract/code-values/teams";
import {
  dayCode,
  feeItem,
  holidayTypeCode,
  roundHoles,
  slotState,
  weekdayCode,
  weekTypeCode,
} from "@/lib/contract/code-values/tee-sheets";
import { termTypeCode } from "@/lib/contract/code-values/terms";
import { textCategory } from "@/lib/contract/code-values/texts";
import { questionTypeCode, vocState } from "@/lib/contract/code-values/vocs";
import { waitingState } from "@/lib/contract/code-values/waitings";
import { weatherKind } from "@/lib/contract/code-values/weather";

const { common } = readClubData("mirsol");
const seeded = new Map(common.codes.map(({ id, entries }) => [id, entries]));

/** The contract's groups by the code table that holds them, with the part of the table where others live beside them. */
const groups: [id: string, group: Readonly<Record<string, string>>, part?: string][] = [
  ["rsvStates", bookingState],
  ["reservationTypes", reservationTypeCode],
  ["incomes", channelCode, "CHANNEL"],
  ["workCodes", bookingWork, "RSVLOG"],
  ["timeOpenCodes", slotState],
  ["holidayTypes", holidayTypeCode],
  ["feeCodes", feeItem],
  ["holeCodes", roundHoles],
  ["weekTypes", weekTypeCode],
  ["weekCodes", weekdayCode],
  ["dayCodes", dayCode],
  ["standbyStateCodes", waitingState],
  ["drawPostStates", drawPostState],
  ["drawStates", applicationState],
  ["teamStates", teamState],
  ["rsvCycles", teamCycle],
  ["couponStates", couponState],
  ["couponTypes", couponTypeCode],
  ["dcTargets", discountTarget, "FEE"],
  ["penaltyStates", penaltyState],
  ["penaltyCodes", penaltyKind],
  ["memberStates", memberState],
  ["memberTypes", memberTypeCode],
  ["certificationTypes", certificationType],
  ["vocStates", vocState],
  ["questionTypes", questionTypeCode],
  ["lostStates", lostState],
  ["lostTypes", lostTypeCode],
  ["termTypes", termTypeCode],
  ["weatherCodes", weatherKind],
  ["multiLangDivisions", textCategory],
  ["fnbOutlets", fnbOutlet],
];

test.each(groups)("%s: the contract names every key of the code table and no other", (id, group, part) => {
  const entries = seeded.get(id)?.filter((entry) => part === undefined || entry.group === part) ?? [];
  expect(valuesOf(group)).toEqual(entries.map(({ key }) => key));
});

test("the shape of a group takes its values and nothing else", () => {
  const shape = codeOf(memberState);
  expect(shape.options).toEqual(["10", "20", "30", "40", "50"]);
  expect(shape.parse(memberState.withdrawn)).toBe("40");
  expect(shape.safeParse("60").success).toBe(false);
  expect(shape.safeParse("active").success).toBe(false);
});
