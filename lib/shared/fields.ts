import { isWeakPassword } from "./weak-passwords";

/** 0 taken; -1 the format fails; -2 a character stands 4 times in a row (seed §5). */
export type PasswordVerdict = 0 | -1 | -2;

/** Lowercase letter first, then 5 to 11 lowercase letters or digits (seed §5). */
export function isLoginId(text: string): boolean {
  return /^[a-z][a-z0-9]{5,11}$/.test(text);
}

/** Strict rule (admins, reset): at least 9 characters with a letter, a digit and a special one (seed §5). */
export function checkPasswordStrict(password: string): Exclude<PasswordVerdict, -2> {
  const isStrong = /[A-Za-z]/.test(password) && /\d/.test(password) && /[^\p{L}\p{N}\s]/u.test(password);
  return password.length >= 9 && isStrong ? 0 : -1;
}

/** Alternate rule (sign-up): 8 to 20 characters with a letter, a digit and a non-word character (seed §5). */
export function checkPasswordAlternate(password: string): PasswordVerdict {
  if (!/^(?=.*[A-Za-z])(?=.*\d)(?=.*\W).{8,20}$/.test(password)) return -1;
  return hasFourInARow(password) ? -2 : 0;
}

/** Which rule a new password is held to: sign-up and change, or the reset of a forgotten one (domain.md 9.4). */
export type PasswordRule = "join" | "reset";
export const passwordParts = ["length", "letter", "digit", "special", "repeat", "guess"] as const;
export type PasswordPart = (typeof passwordParts)[number];
/** Words that a password must not contain: the own login id, and words of the club. */
export type PasswordOwner = { id: string; clubWords?: readonly string[] };

/** Shortest and longest password of a rule. */
export function passwordLength(rule: PasswordRule): { min: number; max: number } {
  return { min: rule === "join" ? 8 : 9, max: 64 };
}

/** The same rule part by part, so that a form can say which part is still missing. */
export function passwordPartsMet(
  password: string,
  rule: PasswordRule,
  { id, clubWords = [] }: PasswordOwner,
): Record<PasswordPart, boolean> {
  const { min, max } = passwordLength(rule);
  const isStrictlySpecial = /[^\p{L}\p{N}\s]/u.test(password);
  const isLoose = rule === "join" && password.length <= 20;
  const isPlain = password.length > 20 || /\W/.test(password);
  return {
    length: password.length >= min && password.length <= max,
    letter: /[A-Za-z]/.test(password),
    digit: /\d/.test(password),
    special: isPlain && (isLoose || isStrictlySpecial),
    repeat: password !== "" && !hasFourInARow(password),
    guess: password !== "" && !isWeakPassword(password, id, clubWords),
  };
}

/**
 * Password rule of the sign-up: the alternate rule, and from 21 to 64 characters the strict one without repeats
 * (domain.md 9.4).
 */
export function checkPasswordSignUp(password: string): PasswordVerdict {
  if (password.length <= 20) return checkPasswordAlternate(password);
  if (password.length > 64 || checkPasswordStrict(password) !== 0) return -1;
  return hasFourInARow(password) ? -2 : 0;
}

function hasFourInARow(text: string): boolean {
  return /(.)\1{3}/su.test(text);
}

// The labels of a domain cannot contain the dot that ends them, so no input makes this backtrack far.
const emailPattern =
  /^[\w!#$%&'*+/=?^`{|}~-]+(?:\.[\w!#$%&'*+/=?^`{|}~-]+)*@(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z][a-z0-9-]{0,61}[a-z0-9]$/i;

/** Standard address pattern with a dotted domain, at most 100 characters (seed §5). */
export function isEmail(text: string): boolean {
  return text.length <= 100 && emailPattern.test(text);
}

/** Non-empty, under 20 characters; nothing more is asked of a phone number (seed §5). */
export function isPhone(text: string): boolean {
  return text.trim() !== "" && text.length < 20;
}

/** A phone number that text messages can go to: one by the rule of the seed, of digits and the signs between them. */
export function isDialable(text: string): boolean {
  return isPhone(text) && /^\+?[\d\s().-]+$/.test(text.trim()) && text.replace(/\D/g, "").length >= 6;
}
