import { decryptText, encryptText, isSameText } from "@/lib/club-api/platform/crypto";

test("what is encrypted comes back under the same key and purpose only", () => {
  const encrypted = encryptText("key", "purpose", "비밀 secret");
  expect(encrypted).not.toContain("secret");
  expect(decryptText("key", "purpose", encrypted)).toBe("비밀 secret");
  expect(() => decryptText("other", "purpose", encrypted)).toThrow();
  expect(() => decryptText("key", "other", encrypted)).toThrow();
});

test("a changed text is refused, and the same text is encrypted anew each time", () => {
  const encrypted = encryptText("key", "purpose", "secret");
  const [iv, bytes, tag] = encrypted.split(".");
  expect(() => decryptText("key", "purpose", `${iv}.${bytes}AA.${tag}`)).toThrow();
  expect(() => decryptText("key", "purpose", "nothing")).toThrow();
  expect(encryptText("key", "purpose", "secret")).not.toBe(encrypted);
});

test("texts of any length are compared", () => {
  expect(isSameText("a", "a")).toBe(true);
  expect(isSameText("a", "b")).toBe(false);
  expect(isSameText("a", "aa")).toBe(false);
});
