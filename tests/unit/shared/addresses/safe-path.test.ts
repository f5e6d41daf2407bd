import fc from "fast-check";
import { safeReturnPath } from "@/lib/shared/addresses/safe-path";

const origin = "https://club.example";

describe("the way back after sign-in", () => {
  test.each([
    "/",
    "/mypage",
    "/ko/mypage",
    "/community/notice/3",
    "/community?page=2&keyword=a%20b",
    "/community?keyword=100%25",
    "/community?from=https://club.example/",
    "/community#notice",
    "/ishm/notice",
    "/loginhelp",
    "/reservation?date=2026-12-16",
  ])("%s is kept", (path) => {
    expect(safeReturnPath(path)).toBe(path);
  });

  test("a slug of another script is kept, coded", () => {
    expect(safeReturnPath("/ko/소개")).toBe(encodeURI("/ko/소개"));
  });

  test.each([
    "//evil.example",
    "///evil.example",
    "/\\evil.example",
    "\\\\evil.example",
    "\\/evil.example",
    "/\t/evil.example",
    "/\n/evil.example",
    "/\r\nLocation: https://evil.example",
    "/%09/evil.example",
    "/%0a/evil.example",
    "/%0d%0aSet-Cookie:a=b",
    "/%00",
    "/%5cevil.example",
    "/%5Cevil.example",
    "/%255cevil.example",
    "/%2f/evil.example",
    "/%2Fevil.example",
    "/%252fevil.example",
    "/%25252fevil.example",
    "/%2525252fevil.example",
    "/%zz",
    "https:evil.example",
    "https:/evil.example",
    "https://evil.example",
    "HTTPS://evil.example",
    "javascript:alert(1)",
    "JaVaScRiPt:alert(1)",
    "data:text/html,evil",
    "mailto:a",
    "@evil.example",
    "/@evil.example",
    "/%40evil.example",
    "//club.example@evil.example",
    "https://club.example",
    "evil.example",
    "mypage",
    "./mypage",
    "../mypage",
    "?next=/",
    "#top",
    " /mypage",
    "/mypage ",
    " //evil.example",
    "\u00a0/mypage",
    "\ufeff/mypage",
    "/.//evil.example",
    "/..//evil.example",
    "/a/..//evil.example",
    "/a//evil.example",
    "/%2e%2e//evil.example",
    "/a/../login",
    "/%2e/login",
    "/\u2028/evil.example",
    "/\u202eelpmaxe",
    "/\u0085/evil.example",
    "/\ud800",
    "／／evil.example",
    `/${"a".repeat(1024)}`,
    "",
    null,
    undefined,
  ])("%j goes nowhere else", (payload) => {
    expect(safeReturnPath(payload, "/mypage-home")).toBe("/mypage-home");
  });

  test.each([
    "/login",
    "/LOGIN",
    "/login/find-id",
    "/login?next=/login",
    "/ko/login",
    "/%6cogin",
    "/hp/api/member/logout",
    "/session",
    "/builds/latest.json",
    "/error?status=500",
    "/ja/stop-site",
    "/close-page",
    "/_next/image",
  ])("%s would loop or is no screen", (path) => {
    expect(safeReturnPath(path)).toBe("/");
  });

  test("whatever comes in, the way back is a path of this origin", () => {
    const pieces = fc.constantFrom(
      "/",
      "\\",
      "%2f",
      "%5c",
      "%09",
      "\t",
      "@",
      ":",
      ".",
      "..",
      "?",
      "#",
      "evil.example",
      "https",
    );
    fc.assert(
      fc.property(fc.array(pieces, { maxLength: 8 }), (parts) => {
        const path = safeReturnPath(`/${parts.join("")}`);
        expect(path).toMatch(/^\/(?!\/)/);
        expect(new URL(path, origin).origin).toBe(origin);
      }),
      { numRuns: 1000 },
    );
  });
});
