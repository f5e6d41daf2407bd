import { openerPolicyOf } from "@/lib/web/cache/opener-policy";
import { isAnswered, providerAnswer } from "@/lib/web/identity/identity-window";

test.each([
  ["/", "same-origin"],
  ["/login", "same-origin"],
  ["/ko/login?next=%2Fmypage", "same-origin"],
  ["/signupx", "same-origin"],
  ["/ishm/notice", "same-origin"],
  ["/hp/api/member/nice-check/enc", "same-origin"],
  ["/signup", "same-origin-allow-popups"],
  ["/ko/signup/form?x=1", "same-origin-allow-popups"],
  ["/ja/login/find-pw", "same-origin-allow-popups"],
  ["/mypage/myinfo", "same-origin-allow-popups"],
  ["/zh/signup/auth/success", "unsafe-none"],
  ["/signup/auth/fail", "unsafe-none"],
  ["/signup/auth/callback?requestNo=1", "unsafe-none"],
  ["/hp/api/member/nice-check/mock", "unsafe-none"],
])("%s is sent with %s (S-40)", (url, policy) => {
  expect(openerPolicyOf(url)).toBe(policy);
});

test("of what comes back only the provider's answer is passed on", () => {
  const given = [
    ["requestNo", "REQ1"],
    ["enc_data", "sealed"],
    ["integrity_value", ""],
    ["certToken", "ct_forged"],
    ["web_transaction_id", "x".repeat(8193)],
    ["token_version_id", new Blob(["file"])],
  ] as [string, unknown][];
  const answer = providerAnswer(given);
  expect(answer).toEqual({ requestNo: "REQ1", enc_data: "sealed" });
  expect(isAnswered(answer)).toBe(true);
  expect(isAnswered({ requestNo: "REQ1" })).toBe(false);
});
