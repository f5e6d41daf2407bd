import { memberTypeCode } from "@/lib/contract/code-values/members";
import { teamCycle, teamState } from "@/lib/contract/code-values/teams";
import type { Database } from "../../database";
import { teamForms, teamSeasons } from "../../tables";
import type { DemoDays } from "./demo-day";

const seasonIdx = 27;

/** Team season 27 of the coming year, and form 800001 of member 100001 (domain.md 10, R18, R19). */
export async function seedTeams(tx: Database, clubIdx: number, days: DemoDays): Promise<void> {
  const year = days.year + 1;
  const openedAt = days.moment(-21, "09:00");
  await tx.insert(teamSeasons).values({
    seasonIdx,
    clubIdx,
    year,
    texts: textsOf(year),
    applyFrom: openedAt,
    applyTo: days.moment(4, "17:00"),
    announceDate: days.day(21),
    monthFrom: 3,
    monthTo: 12,
    minTeams: 3,
    maxTeams: 8,
    requiredRounds: 10,
    maxSuspensions: 2,
    memberTypes: [
      memberTypeCode.regular,
      memberTypeCode.weekday,
      memberTypeCode.family,
      memberTypeCode.corporate,
      memberTypeCode.associate,
      memberTypeCode.web,
    ],
    createdAt: openedAt,
    updatedAt: openedAt,
  });
  const sentAt = days.moment(-12, "15:20");
  const manager = { name: "김미루", phone: "010-0000-0001" };
  await tx.insert(teamForms).values({
    teamFormIdx: 800_001,
    clubIdx,
    seasonIdx,
    memberIdx: 100_001,
    teamName: "솔향회",
    presidentName: manager.name,
    presidentPhone: manager.phone,
    managerName: manager.name,
    managerPhone: manager.phone,
    managerEmail: "miru@mirsol.example",
    memberCount: 16,
    teamCount: 4,
    rsvCycle: teamCycle.monthly,
    choices: [
      { rank: 1, weekType: "2", weekCode: "4", rsvHour: "07", courseCode: null },
      { rank: 2, weekType: "3", weekCode: "4", rsvHour: "12", courseCode: null },
    ],
    monthFrom: 3,
    monthTo: 12,
    holeCode: "18",
    banquet: true,
    awards: true,
    pastYears: 3,
    state: teamState.submitted,
    schedule: [],
    createdAt: sentAt,
    updatedAt: sentAt,
  });
}

function textsOf(year: number) {
  return {
    en: {
      title: `Yearly teams ${year}`,
      rules:
        "<p>Three to eight teams, at least ten rounds from March to December. A date may be given up free of charge up to fourteen days before, the number of teams changed up to seven days before.</p>",
    },
    ko: {
      title: `${year} 연단체 모집`,
      rules:
        "<p>3~8팀, 3월부터 12월까지 10회 이상 이용하는 단체를 모집합니다. 행사일 14일 전까지 일정 취소, 7일 전까지 팀 수 변경은 위약금이 없습니다.</p>",
    },
    ja: {
      title: `${year}年度 年間コンペ募集`,
      rules:
        "<p>3〜8組、3月から12月まで10回以上ご利用の団体を募集します。開催日の14日前までの取り消しと7日前までの組数変更は無料です。</p>",
    },
    zh: {
      title: `${year}年度团队招募`,
      rules:
        "<p>招募3至8组、3月至12月打球10次以上的团队。活动日14天前可免费取消该日，7天前可免费变更组数。</p>",
    },
  };
}
