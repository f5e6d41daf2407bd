/**
 * Pages that are one each: whoever asks for all of them makes the site make a few dozen. Any other address names one of
 * many, or none. A test holds the list against the pages in `app/[locale]`.
 */
export const fixedPages: ReadonlySet<string> = new Set([
  ...["/", "/club", "/community", "/course", "/gift", "/guide", "/pft", "/weather"],
  ...["/close-page", "/error", "/stop-site", "/too-many-requests"],
  ...["/login", "/login/dormant", "/login/find-id", "/login/find-id-result", "/login/find-pw"],
  "/login/password-reset-page",
  ...["/mypage", "/mypage/bookings", "/mypage/coupons", "/mypage/cs", "/mypage/cs/form", "/mypage/draws"],
  ...["/mypage/myinfo", "/mypage/myinfo/additional", "/mypage/myinfo/check", "/mypage/myinfo/consents"],
  ...["/mypage/myinfo/data-use", "/mypage/myinfo/password", "/mypage/myinfo/sessions"],
  ...["/mypage/penalties", "/mypage/teams", "/mypage/visits", "/mypage/waitings"],
  ...["/mypage/withdrawal", "/mypage/withdrawal/complete", "/mypage/withdrawal/reason"],
  "/mypage/withdrawal/reject",
  ...["/reservation", "/reservation/draws", "/reservation/teams", "/reservation/teams/new"],
  ...["/signup", "/signup/agreement", "/signup/auth", "/signup/auth/fail", "/signup/auth/success"],
  ...["/signup/classic", "/signup/form", "/signup/success"],
]);
