import { isWeakPassword } from "@/lib/shared/weak-passwords";

const clubWords = ["MS01", "Mirsol Country Club", "Mirsol", "Country", "Club", "미르솔"];

test.each([
  ["the id in it", "x-Kimmiru-2026!"],
  ["a common word", "Password123!"],
  ["a common word in disguise", "P@ssw0rd2026"],
  ["a row of keys", "Qwerty!2345"],
  ["a row of keys twice", "qwerQWER12!"],
  ["one letter", "aaaaaaaa1!"],
  ["digits and signs around a word", "!!2026golf##"],
  ["the club's name", "Mirsol2026!"],
  ["the club's name in Korean", "미르솔2026!!"],
  ["the whole name", "Mirsol-Country-Club-1"],
  ["a name with signs for letters", "M1rs0l2026!"],
])("%s is weak: %s", (_, password) => {
  expect(isWeakPassword(password, "kimmiru", clubWords)).toBe(true);
});

test.each([
  "Front#2026x",
  "Hanbit!2026",
  "Sol!20261123",
  "Garden#81a",
  "correct horse battery 9!",
  "솔향가득한27홀!a",
])("%s is not", (password) => {
  expect(isWeakPassword(password, "kimmiru", clubWords)).toBe(false);
});

test("an account without an id has none to look for", () => {
  expect(isWeakPassword("Front#2026x", "")).toBe(false);
});
