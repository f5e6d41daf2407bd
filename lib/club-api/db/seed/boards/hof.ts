import type { Database } from "../../database";
import { hofEntries } from "../../tables";
import type { DemoDays } from "../play/demo-day";
import { rowsOf, said, stamp, texts } from "./board-seed";

/** `idx | type | distance in days | name | course | hole | par | metres | ball | score | companions | caddie | certificate`. */
const entries = `
  1 | 60 | -205 | 서정현 | 2 |   |   |     | Sample Tour | 62 | 문가람,한도윤,오세진 | 김선희 | R2026-001
  2 | 10 | -181 | 박바람 | 2 | 3 | 3 | 150 | Sample X    | 88 | 최현역,정예비 | 이나영 | H2026-003
  3 | 50 | -164 | 윤태섭 | 1 |   |   |     |             | 74 | 강병호,남기석,조영식 | 박지수 | A2026-001
  4 | 30 | -133 | 田中太郎 | 1 | 8 | 5 | 505 | Sample Pro  | 81 | 木村翔,佐藤健一 | 이나영 | E2026-007
  5 | 10 | -102 | John Smith | 3 | 7 | 3 | 175 | Sample X | 93 | Emily Stone,Mark Lee | 김선희 | H2026-008
  6 | 40 | -74  | 정예비 | 3 |   |   |     | Sample Soft | 76 | 최현역,배우진,신민호 | 최유진 | C2026-002
  7 | 10 | -47  | 王伟 | 1 | 7 | 3 | 165 | Sample Pro | 90 | 李娜,陈杰 | 박지수 | H2026-011
  8 | 20 | -29  | 김미루 | 2 | 9 | 5 | 510 | Sample X | 70 | 박바람,이솔,홍길동 | 최유진 | B2026-001
  9 | 10 | -15  | 이솔 | 1 | 3 | 3 | 155 | Sample X | 82 | 김미루,박바람 | 이나영 | H2026-014`;

const clubsUsed = [
  "Putter | 퍼터 | パター | 推杆",
  "8 iron | 8번 아이언 | 8番アイアン | 8号铁杆",
  "Wedge | 웨지 | ウェッジ | 挖起杆",
  "3 wood | 3번 우드 | 3番ウッド | 3号木杆",
  "6 iron | 6번 아이언 | 6番アイアン | 6号铁杆",
  "Putter | 퍼터 | パター | 推杆",
  "Hybrid | 유틸리티 | ユーティリティ | 铁木杆",
  "5 wood | 5번 우드 | 5番ウッド | 5号木杆",
  "7 iron | 7번 아이언 | 7番アイアン | 7号铁杆",
];

/** Nine entries over six types (domain.md 10), with the members' consent; 9 is P12's. Nobody in it exists. */
export async function seedHof(tx: Database, clubIdx: number, days: DemoDays): Promise<void> {
  await tx.insert(hofEntries).values(
    rowsOf(entries).map((cells, place) => {
      const [idx = "", type = "", distance = "", memberName = "", courseCode = "", ...rest] = cells;
      const [hole = "", par = "", metres = "", ball = "", score = "", companions = "", caddie, cert] = rest;
      return {
        ...stamp(clubIdx, days, Number(distance) + 2, "11:00"),
        ...{ hofIdx: Number(idx), type, memberName, courseCode },
        playDate: days.day(Number(distance)),
        holeNo: numberOf(hole),
        par: numberOf(par),
        distance: numberOf(metres),
        ballBrand: ball || null,
        score: numberOf(score),
        companions: companions.split(","),
        caddieName: caddie ?? null,
        certNo: cert ?? null,
        hasConsent: true,
        ...texts({ clubUsed: said(clubsUsed[place] ?? "") }),
      };
    }),
  );
}

function numberOf(cell: string): number | null {
  return cell === "" ? null : Number(cell);
}
