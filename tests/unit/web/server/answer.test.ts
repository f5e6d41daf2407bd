import { NextRequest } from "next/server";
import { answerDecision } from "@/lib/web/routing/answer";
import type { Decision } from "@/lib/web/routing/decide";

const asked = (path: string) => new NextRequest(`http://localhost${path}`);
const show = (path: string): Decision => ({ kind: "show", path, status: 200, personal: true });

test.each([
  ["/account/myinfo", "/en/mypage/myinfo", "same-origin-allow-popups"],
  ["/ko/account", "/ko/mypage", "same-origin-allow-popups"],
  ["/mypage", "/en/weather", "same-origin"],
  ["/signup/auth/success", "/en/signup/auth/success", "unsafe-none"],
  ["/login", "/en/login", "same-origin"],
])("the opener policy of %s is that of the page shown there, %s (S-40)", (address, path, policy) => {
  const { headers } = answerDecision(asked(address), show(path));
  expect(headers.get("cross-origin-opener-policy")).toBe(policy);
});
