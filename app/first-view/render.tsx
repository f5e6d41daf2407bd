import { NextIntlClientProvider } from "next-intl";
import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { ConsentsView } from "@/components/member/account/consents/consents-view";
import { DataUseView } from "@/components/member/account/data-use/data-use-view";
import { DelegatesView } from "@/components/member/account/delegates/delegates-view";
import { InfoView } from "@/components/member/account/info/info-view";
import { NoticesView } from "@/components/member/account/notices/notices-view";
import { SessionsView } from "@/components/member/account/sessions/sessions-view";
import { BookingScreen } from "@/components/member/booking/booking-screen";
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
import type { BookingContext, PageContext } from "@/components/member/shared/page-context";
import type { TeamContext } from "@/components/member/teams/team-types";
import { TeamsHome } from "@/components/member/teams/teams-home";
import { WaitingsView } from "@/components/member/waitings/waitings-view";
import { serverClock } from "@/lib/web/runtime/server-clock";
import type { PublicSession } from "@/lib/web/session/options";
import { type FirstAnswers, FirstAnswersContext } from "./stand-ins/first-answers";
import { partsOnTheirWay } from "./stand-ins/lazy-part";
import { drawn } from "./stand-ins/narrow";

type Context = PageContext | BookingContext | TeamContext;
type Member = Extract<PublicSession, { signedIn: true }>;
type View = (context: Context, idx: number, session: Member) => ReactNode;
const nothing = () => {};

function booking(context: Context, _idx: number, { user }: Member): ReactNode {
  if (!("ways" in context) || user.memberIdx === null) return null;
  const { memberIdx, name } = user;
  const who = { memberIdx, name, memberType: user.memberType ?? "" };
  return <BookingScreen context={context} {...who} onReady={nothing} />;
}

function teams(context: Context, _idx: number, { user }: Member): ReactNode {
  if (!("roster" in context) || user.memberIdx === null) return null;
  return (
    <div className="member-part">
      <TeamsHome memberIdx={user.memberIdx} context={context} />
    </div>
  );
}

/** The views that are mostly read, by the own paths of their pages; `{idx}` is a number. A form is left to its scripts. */
const views: Readonly<Record<string, View>> = {
  "/reservation": booking,
  "/reservation/teams": teams,
  "/mypage": (context) => <MyPageView context={context} />,
  "/mypage/bookings": (context) => <BookingsView context={context} />,
  "/mypage/bookings/{idx}": (context, idx) => <BookingView context={context} bookingIdx={idx} />,
  "/mypage/coupons": (context) => <CouponsView context={context} />,
  "/mypage/cs": (context) => <InquiriesView context={context} />,
  "/mypage/cs/{idx}": (context, idx) => <InquiryView context={context} vocIdx={idx} />,
  "/mypage/draws": (context) => <DrawsView context={context} />,
  "/mypage/joins": (context) => <JoinsView context={context} />,
  "/mypage/last-minute": (context) => <LastMinuteView context={context} />,
  "/mypage/myinfo": (context) => <InfoView context={context} />,
  "/mypage/myinfo/consents": (context) => <ConsentsView context={context} />,
  "/mypage/myinfo/data-use": (context) => <DataUseView context={context} />,
  "/mypage/myinfo/delegates": (context) => <DelegatesView context={context} />,
  "/mypage/myinfo/notices": (context) => <NoticesView context={context} />,
  "/mypage/myinfo/sessions": (context) => <SessionsView context={context} />,
  "/mypage/penalties": (context) => <PenaltiesView context={context} />,
  "/mypage/teams": (context) => <TeamsView context={context} />,
  "/mypage/visits": (context) => <VisitsView context={context} />,
  "/mypage/waitings": (context) => <WaitingsView context={context} />,
};

export { partsOnTheirWay };

export const drawnPages = Object.keys(views);

type Wanted = FirstAnswers & {
  /** The own path of the page, without language. */
  path: string;
  context: Context;
  messages: Record<string, unknown>;
  isNarrow: boolean;
};

/** Marks of a view that still waits for a part of it. */
const unfinished = /aria-busy="true"|data-slot="skeleton"/;

/**
 * The view of a member's page as its scripts will draw it, from answers that were read ahead; null where the page has none,
 * the answers are not all of it, or a part of it is on its way (`partsOnTheirWay`). Bundled by `deploy/build-servers.mjs` with
 * stand-ins for what asks and navigates.
 */
export function renderFirstView({ path, context, messages, isNarrow, ...given }: Wanted): string | null {
  const idx = /\/(\d+)$/.exec(path)?.[1];
  const view = views[idx === undefined ? path : `${path.slice(0, -idx.length)}{idx}`];
  const { session } = given;
  if (!view || !session.signedIn) return null;
  drawn.isNarrow = isNarrow;
  // Real clock: this process goes by it; the session says what the club's moment is.
  serverClock.set(session.now, Date.now());
  const html = renderToStaticMarkup(
    <FirstAnswersContext value={given}>
      <NextIntlClientProvider
        locale={context.language}
        messages={messages as never}
        timeZone="UTC"
        onError={fail}
      >
        {view(context, Number(idx ?? 0), session)}
      </NextIntlClientProvider>
    </FirstAnswersContext>,
  );
  return html === "" || unfinished.test(html) || partsOnTheirWay() ? null : html;
}

function fail(error: Error): never {
  throw error;
}
