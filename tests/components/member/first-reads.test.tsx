import { render, waitFor } from "@testing-library/react";
import { NextIntlClientProvider } from "next-intl";
import type { ReactNode } from "react";
import { SWRConfig } from "swr";
import { ConsentsView } from "@/components/member/account/consents/consents-view";
import { DataUseView } from "@/components/member/account/data-use/data-use-view";
import { DelegatesView } from "@/components/member/account/delegates/delegates-view";
import { InfoView } from "@/components/member/account/info/info-view";
import { NoticesView } from "@/components/member/account/notices/notices-view";
import { SessionsView } from "@/components/member/account/sessions/sessions-view";
import { InquiriesView } from "@/components/member/cs/inquiries-view";
import { InquiryView } from "@/components/member/cs/inquiry-view";
import { JoinsView } from "@/components/member/joins/joins-view";
import { LastMinuteView } from "@/components/member/last-minute/last-minute-view";
import { BookingView } from "@/components/member/mypage/bookings/booking-view";
import { BookingsView } from "@/components/member/mypage/bookings/bookings-view";
import { MyPageView } from "@/components/member/mypage/my-page-view";
import { CouponsView } from "@/components/member/mypage/records/coupons-view";
import { DrawsView } from "@/components/member/mypage/records/draws-view";
import { PenaltiesView } from "@/components/member/mypage/records/penalties-view";
import { TeamsView } from "@/components/member/mypage/records/teams-view";
import { VisitsView } from "@/components/member/mypage/records/visits-view";
import { WaitingsView } from "@/components/member/waitings/waitings-view";
import { clubDate } from "@/lib/shared/time/club-time";
import { sessionStore } from "@/lib/web/api/session-store";
import type { Ask, Visit } from "@/lib/web/first/ask";
import { readsOf } from "@/lib/web/first/first-reads";
import { apiBase, callAddress } from "@/lib/web/routing/call-address";
import type { PublicSession } from "@/lib/web/session/options";
import messages from "@/messages/en.json";
import { testNow } from "@/tests/support/runs/test-clock.mjs";
import { context } from "./my-page";

const views: Record<string, ReactNode> = {
  "/mypage": <MyPageView context={context} />,
  "/mypage/bookings": <BookingsView context={context} />,
  "/mypage/bookings/910001": <BookingView context={context} bookingIdx={910001} />,
  "/mypage/waitings": <WaitingsView context={context} />,
  "/mypage/joins": <JoinsView context={context} />,
  "/mypage/last-minute": <LastMinuteView context={context} />,
  "/mypage/draws": <DrawsView context={context} />,
  "/mypage/teams": <TeamsView context={context} />,
  "/mypage/coupons": <CouponsView context={context} />,
  "/mypage/penalties": <PenaltiesView context={context} />,
  "/mypage/visits": <VisitsView context={context} />,
  "/mypage/cs": <InquiriesView context={context} />,
  "/mypage/cs/900001": <InquiryView context={context} vocIdx={900001} />,
  "/mypage/myinfo": <InfoView context={context} />,
  "/mypage/myinfo/consents": <ConsentsView context={context} />,
  "/mypage/myinfo/notices": <NoticesView context={context} />,
  "/mypage/myinfo/delegates": <DelegatesView context={context} />,
  "/mypage/myinfo/sessions": <SessionsView context={context} />,
  "/mypage/myinfo/data-use": <DataUseView context={context} />,
};

const session = {
  signedIn: true,
  user: { id: "kimmiru", name: "Kim Miru", memberIdx: 100001, pending: null },
};

/** Reads ahead for a page. */
async function readAhead(path: string): Promise<Set<string>> {
  const urls = new Set<string>();
  const ask: Ask = async (key, input) => {
    urls.add(apiBase + callAddress(key, input as Parameters<typeof callAddress>[1]).path);
    return null;
  };
  const visit: Visit = {
    path,
    clubCode: context.clubCode,
    language: context.language,
    today: clubDate(new Date(testNow()), context.formats.standardTimeZone),
    search: new URLSearchParams(),
    isAhead: false,
    memberIdx: session.user.memberIdx,
    adminIdx: 0,
    isSSAdmin: false,
  };
  const found = readsOf(path, { isAdmin: false });
  await Promise.all([await found?.reads(ask, visit, found.idx)].flat());
  return urls;
}

/** Calls of a view before anything has been answered. */
function asks(view: ReactNode): Set<string> {
  const urls = new Set<string>();
  globalThis.fetch = ((url: string) => {
    urls.add(url);
    return new Promise(() => {});
  }) as typeof fetch;
  sessionStore.set(session as PublicSession);
  render(
    <SWRConfig value={{ provider: () => new Map() }}>
      <NextIntlClientProvider locale="en" timeZone="UTC" messages={messages}>
        {view}
      </NextIntlClientProvider>
    </SWRConfig>,
  );
  return urls;
}

const { fetch: realFetch } = globalThis;
afterEach(() => {
  globalThis.fetch = realFetch;
});

test.each(Object.keys(views))("what %s asks for first is read ahead, by the same addresses", async (path) => {
  const [ahead, asked] = [await readAhead(path), asks(views[path])];
  await waitFor(() => expect(asked.size).toBeGreaterThan(0));
  expect([...asked].filter((url) => !ahead.has(url))).toEqual([]);
});
