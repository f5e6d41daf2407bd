/** Words that people build passwords around when a letter, a digit and a sign are required (checklist S-50). */
const commonCores = new Set(
  `password passwd pass passw admin administrator root test tester guest user login master manager system server
  qwerty qwertyuiop qwer qwert asdf asdfgh asdfghjkl zxcv zxcvbn zxcvbnm qazwsx qwe asd zxc qaz wsx
  abc abcd abcde abcdef abcdefg aaa aaaa aa a q
  welcome letmein iloveyou ilove loveyou love lovely hello monkey dragon sunshine princess football baseball soccer
  superman batman shadow michael jordan charlie jessica ashley daniel thomas hunter killer secret trustno
  changeme change default temp temporary newpassword mypassword access winter spring summer autumn
  korea seoul busan samsung naver kakao daum google apple computer internet samyang
  golf golfer golfclub country countryclub golfcountry birdie eagle albatross holeinone teetime fairway
  club member reservation booking`.split(/\s+/),
);

/** The words of a club that no password may consist of: its code and its names in all languages, whole and word by word. */
export function wordsOfClub(clubCode: string, names: readonly string[]): string[] {
  return [...new Set([clubCode, ...names].flatMap((name) => [name, ...name.split(/\s+/)]))];
}

const lookalikes: Readonly<Record<string, string>> = {
  "0": "o",
  "3": "e",
  "4": "a",
  "5": "s",
  "7": "t",
  "@": "a",
  $: "s",
  "!": "i",
};

/**
 * Whether a new password is easy to guess (failure 9007): it holds the login id, or nothing is left of it but a common
 * word, the club's own name among `clubWords`, with digits and signs around it or in place of letters.
 */
export function isWeakPassword(password: string, id: string, clubWords: readonly string[] = []): boolean {
  const lower = password.normalize("NFC").toLowerCase();
  if (id !== "" && lower.includes(id.toLowerCase())) return true;
  const words = new Set([...commonCores, ...clubWords.map(lettersOf).filter((word) => word !== "")]);
  const stem = lower.replace(/[\d\W_]+$/u, "");
  // A 1 may stand for an l or an i.
  const spelled = ["l", "i"].map((one) => Array.from(stem, (sign) => spellOut(sign, one)).join(""));
  return [lower, ...spelled].map(lettersOf).some((core) => words.has(core) || words.has(halved(core)));
}

function spellOut(sign: string, one: string): string {
  return sign === "1" ? one : (lookalikes[sign] ?? sign);
}

function lettersOf(text: string): string {
  return text.toLowerCase().replace(/[^\p{L}]/gu, "");
}

/** `qwerqwer` is no better than `qwer`. */
function halved(core: string): string {
  const half = core.slice(0, core.length / 2);
  return half !== "" && half + half === core ? half : core;
}
