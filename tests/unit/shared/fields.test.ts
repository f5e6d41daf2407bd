import {
  checkPasswordAlternate,
  checkPasswordSignUp,
  checkPasswordStrict,
  isEmail,
  isLoginId,
  isPhone,
  passwordPartsMet,
} from "@/lib/shared/fields";

// seed 239
describe("login id", () => {
  test.each(["kimmiru", "abcdef", "abcdefghijkl", "a12345"])("%s is taken", (id) => {
    expect(isLoginId(id)).toBe(true);
  });

  test.each([
    "1kim00",
    "Kimmiru",
    "abcde",
    "abcdefghijklm",
    "kim_miru",
    "kimmirú",
    "kimmiru\n",
    " kimmiru",
    "",
  ])("%j is refused", (id) => {
    expect(isLoginId(id)).toBe(false);
  });
});

describe("a new password", () => {
  const pieces = [
    "",
    "a",
    "Zz",
    "1",
    "11111",
    "!",
    "_",
    " ",
    "한글",
    "e-o",
    "xyz".repeat(5),
    "q7".repeat(30),
  ];
  const passwords = pieces.flatMap((one) =>
    pieces.flatMap((two) => pieces.map((three) => one + two + three)),
  );

  test.each(["join", "reset"] as const)("its parts by the rule %s are the rule itself", (rule) => {
    const differing = passwords.filter((password) => {
      const { length, letter, digit, special, repeat } = passwordPartsMet(password, rule, { id: "nobody7" });
      const isFormed = length && letter && digit && special;
      // A reset is held to the strict rule on top of what sign-up takes (domain.md 9.4).
      const verdict = checkPasswordSignUp(password) || (rule === "reset" ? checkPasswordStrict(password) : 0);
      return isFormed ? (repeat ? verdict !== 0 : verdict === 0) : verdict === 0;
    });
    expect(differing).toEqual([]);
  });
});

describe("passwords", () => {
  // seed 235 236 237 238
  test.each([
    ["Abc12345", -1, -1],
    ["Abc123456", -1, -1],
    ["Abcd123!", -1, 0],
    ["Aaaa1111!", 0, -2],
    ["Mirsol2026!", 0, 0],
    ["mirsol_2026", 0, -1],
    ["12345678!", -1, -1],
    ["Abcdefgh!", -1, -1],
    ["Abcdefgh12345678901!", 0, 0],
    ["Abcdefgh123456789012!", 0, -1],
    ["Aaa1!!!!", -1, -2],
    ["Aaa1bbb2!!!", 0, 0],
    ["", -1, -1],
  ])("%j: strict %i, alternate %i", (password, strict, alternate) => {
    expect(checkPasswordStrict(password)).toBe(strict);
    expect(checkPasswordAlternate(password)).toBe(alternate);
  });

  test.each([
    ["Abcd123!", 0],
    ["Abc12345", -1],
    ["a long sentence with 1 digit!", 0],
    ["a long sentence without digit!", -1],
    ["a long sentence with 1111 in it!", -2],
    [`Ab1!${"xyz".repeat(20)}`, 0],
    [`Ab1!${"xyz".repeat(20)}x`, -1],
  ])("sign-up with %j gives %i", (password, verdict) => {
    expect(checkPasswordSignUp(password)).toBe(verdict);
  });
});

// seed 240 419
describe("e-mail", () => {
  test.each([
    "sol@mirsol.example",
    "a.b+c@sub.mirsol.example",
    "o'neil@a-b.example",
    `${"a".repeat(85)}@mirsol.example`,
  ])("%s is an address", (text) => {
    expect(isEmail(text)).toBe(true);
  });

  test.each([
    "",
    "sol",
    "@mirsol.example",
    "sol@",
    "sol@mirsol",
    "sol@.example",
    "sol@mirsol..example",
    ".sol@mirsol.example",
    "so..l@mirsol.example",
    "sol.@mirsol.example",
    "sol@-mirsol.example",
    "sol@mirsol-.example",
    "sol@mirsol.1",
    "sol@a@mirsol.example",
    "sol @mirsol.example",
    "sol@mirsol.example\n",
    "<sol@mirsol.example>",
    `${"a".repeat(86)}@mirsol.example`,
  ])("%j is none", (text) => {
    expect(isEmail(text)).toBe(false);
  });
});

// seed 241 419
describe("phone", () => {
  test.each(["010-0000-0002", "1", "+1 415 555 0100", "1".repeat(19)])("%j is taken", (text) => {
    expect(isPhone(text)).toBe(true);
  });

  test.each(["", "   ", "1".repeat(20)])("%j is refused", (text) => {
    expect(isPhone(text)).toBe(false);
  });
});
