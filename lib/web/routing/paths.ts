/** Typed addresses without language: components build links from here, never from strings of their own. */
export const paths = {
  home: () => "/",
  community: (hash?: string) => (hash ? `/community#${hash}` : "/community"),
  notices: (page: number, keyword = "") => {
    const search = new URLSearchParams();
    if (page > 1) search.set("page", String(page));
    if (keyword) search.set("keyword", keyword);
    const text = search.toString();
    return text ? `/community?${text}` : "/community";
  },
  notice: (noticeIdx: number | string) => `/community/notice/${noticeIdx}`,
  agreement: (termsIdx: number | string) => `/common/agreement/${termsIdx}`,
  login: (next?: string) => (next ? `/login?next=${encodeURIComponent(next)}` : "/login"),
  myPage: () => "/mypage",
  stopSite: () => "/stop-site",
  closePage: () => "/close-page",
  error: (status: number) => `/error?status=${status}`,
  office: {
    home: () => "/ishm",
    siteState: () => "/ishm/site/open",
    notices: () => "/ishm/notice",
    notice: (noticeIdx: number | "new") => `/ishm/notice/${noticeIdx}`,
  },
} as const;
