import { pick } from "../tools/bulk";

/** Hangul and how the name is written in an address. */
type Part = readonly [string, string];

const parts = (list: string): Part[] =>
  list.split(" ").map((entry) => {
    const [name = "", letters = ""] = entry.split(":");
    return [name, letters];
  });

const surnames = parts(
  "강:kang 고:ko 권:kwon 남:nam 노:noh 류:ryu 문:moon 배:bae 백:baek 서:seo 송:song 신:shin 안:ahn 양:yang 유:yoo " +
    "윤:yoon 임:lim 장:jang 조:cho 하:ha",
);
const givenNames = parts(
  "가람:garam 나래:narae 다온:daon 도담:dodam 라온:raon 마루:maru 보람:boram 새벽:saebyeok 소담:sodam 아라:ara " +
    "여울:yeoul 은결:eungyeol 하늘:haneul 한결:hangyeol 해솔:haesol",
);

/** A person of the demo who does not exist, the same for the same text; `letters` as in a login id. */
export function fictionalPerson(text: string): { name: string; letters: string } {
  const [surname, surnameLetters] = pick(surnames, `surname ${text}`);
  const [given, givenLetters] = pick(givenNames, `given ${text}`);
  return { name: surname + given, letters: surnameLetters + givenLetters };
}
