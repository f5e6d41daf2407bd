"use client";

import { useTranslations } from "next-intl";
import { Loading, NotLoaded } from "@/components/member/account/loading";
import { MemberOnly } from "@/components/member/account/member-only";
import { MemberLink } from "@/components/member/layout/member-link";
import { ButtonLink } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/layout/empty-state";
import { useCall } from "@/lib/web/api/use-call";
import { paths } from "@/lib/web/routing/paths";
import type { MyPlace } from "../place";
import { useMyWay } from "../use-my-way";
import { NamedBooking } from "./named-booking";
import { OwnBooking } from "./own-booking";

type Props = { place: MyPlace; bookingIdx: number };
const notFound = 2001;

/** A booking for who made it, and for who is named in it; to anybody else there is none. */
export function BookingView({ place, bookingIdx }: Props) {
  return (
    <MemberOnly>
      {(memberIdx) => <Booking memberIdx={memberIdx} place={place} bookingIdx={bookingIdx} />}
    </MemberOnly>
  );
}

type OwnProps = Props & { memberIdx: number };

function Booking({ memberIdx, place, bookingIdx }: OwnProps) {
  const input = { params: { id: String(bookingIdx) }, query: { lang: place.language } };
  const own = useCall("GET /ext/bookings/{id}", input, { handled: true });
  const isForeign = own.data === undefined && own.error?.code === notFound;
  const named = useCall(isForeign ? "GET /ext/bookings/{id}/roster" : null, input, { handled: true });
  if (own.data) {
    return (
      <OwnBooking booking={own.data} memberIdx={memberIdx} place={place} onReload={() => own.mutate()} />
    );
  }
  if (named.data) return <NamedBooking roster={named.data} place={place} memberIdx={memberIdx} />;
  if (named.error?.code === notFound) return <NoBooking place={place} />;
  const failed = isForeign ? named : own;
  return failed.error ? <NotLoaded onRetry={() => void failed.mutate()} /> : <Loading />;
}

function NoBooking({ place }: { place: MyPlace }) {
  const t = useTranslations("mypage.booking");
  const { link } = useMyWay(place);
  return (
    <EmptyState
      title={t("missing")}
      text={t("missingText")}
      action={
        <ButtonLink as={MemberLink} variant="outline" href={link(paths.my.bookings())}>
          {t("toList")}
        </ButtonLink>
      }
    />
  );
}
