import { safeReturnPath } from "@/lib/shared/addresses/safe-path";

describe("the way back after sign-in, by screen", () => {
  test.each([
    "/KO/login",
    "/Ko/LOGIN",
    "/en/login",
    "/login/",
    "/login#top",
    "/session/",
    "/route-rules",
    "/csp-reports",
    "/files/12",
    "/landscape/spring/day.svg",
    "/ja/_next/data",
  ])("%s is no place to send a visitor", (path) => {
    expect(safeReturnPath(path, "/home")).toBe("/home");
  });

  test.each([
    "/",
    "/ko",
    "/mypage",
    "/loginhistory",
    "/community/files",
    "/community?keyword=100%25",
    "/community?next=/mypage",
    "/community?keyword=a%2Fb#list",
    "/ishm/notice?sort=-createdAt",
  ])("%s is followed as it stands", (path) => {
    expect(safeReturnPath(path, "/home")).toBe(path);
  });
});
