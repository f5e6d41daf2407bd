import { pick } from "./chance";

const surnames = "강 고 권 남 노 류 문 배 백 서 송 신 안 양 유 윤 임 장 조 하".split(" ");
const givenNames = "가람 나래 다온 도담 라온 마루 보람 새벽 소담 아라 여울 은결 하늘 한결 해솔".split(" ");

/** A person of the demo who does not exist: the same name for the same text. */
export function fictionalName(text: string): string {
  return pick(surnames, `surname ${text}`) + pick(givenNames, `given ${text}`);
}
