/*
 * Numbers of Korea (domain.md 9.4). Hyphens and spaces are ignored in what is read.
 */

const phoneGroups = [
  /^(02)(\d{3,4})(\d{4})$/,
  /^(01[016789])(\d{3,4})(\d{4})$/,
  /^(0(?:3[1-3]|4[1-4]|5[1-5]|6[1-4]|70|80|50[2-8]))(\d{3,4})(\d{4})$/,
  /^(1[5-9]\d{2})(\d{4})$/,
];

/** `01012345678` or `+82 10-1234-5678` -> `010-1234-5678`; a number of another plan comes back as it was. For display only. */
export function formatKoreanPhone(text: string): string {
  const isInternational = text.trim().startsWith("+82");
  const typed = text.replace(/\D/g, "");
  // "+82 (0)10" is common: the trunk zero may stand there already.
  const digits = isInternational ? typed.replace(/^820?/, "0") : typed;
  for (const groups of phoneGroups) {
    const match = groups.exec(digits);
    if (match) return match.slice(1).join("-");
  }
  return text.trim();
}

/** A business number: 10 digits, the first three from 100, and the check digit (domain.md 9.4, 14.7). */
export function isKoreanBusinessNumber(text: string): boolean {
  const digits = readDigits(text, 10);
  if (!digits || Number(digits.slice(0, 3).join("")) < 100) return false;
  const ninth = digits[8] ?? 0;
  const sum = weightedSum(digits, [1, 3, 7, 1, 3, 7, 1, 3, 5]) + Math.floor((ninth * 5) / 10);
  return (10 - (sum % 10)) % 10 === digits[9];
}

/** `1008123452` -> `100-81-23452`; a text without exactly 10 digits comes back as it was. */
export function formatBusinessNumber(text: string): string {
  const digits = readDigits(text, 10)?.join("");
  return digits ? `${digits.slice(0, 3)}-${digits.slice(3, 5)}-${digits.slice(5)}` : text;
}

/** A corporate registration number: 13 digits, not all zero, and the check digit (domain.md 9.4). */
export function isCorporateNumber(text: string): boolean {
  const digits = readDigits(text, 13);
  if (!digits?.some((digit) => digit !== 0)) return false;
  const sum = weightedSum(digits, [1, 2, 1, 2, 1, 2, 1, 2, 1, 2, 1, 2]);
  return (10 - (sum % 10)) % 10 === digits[12];
}

function readDigits(text: string, count: number): number[] | null {
  const compact = text.replace(/[\s-]/g, "");
  return compact.length === count && /^\d+$/.test(compact) ? Array.from(compact, Number) : null;
}

function weightedSum(digits: readonly number[], weights: readonly number[]): number {
  return weights.reduce((sum, weight, position) => sum + weight * (digits[position] ?? 0), 0);
}
