"use client";

import { useTranslations } from "next-intl";
import { Loading, NotLoaded } from "@/components/member/shared/layout/loading";
import { MemberLink } from "@/components/member/shared/layout/member-link";
import { MemberOnly } from "@/components/member/shared/layout/member-only";
import type { PageContext } from "@/components/member/shared/page-context";
import { ButtonLink } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/layout/empty-state";
import { useCall } from "@/lib/web/api/use-call";
import { memberPaths } from "@/lib/web/routing/member-paths";
import { usePageLinks } from "../../shared/layout/use-page-links";
import { NamedBooking } from "./named-booking";
import { OwnBooking } from "./own-booking";

type Props = { context: PageContext; bookingIdx: number };
const notFound = 2001;

/** A booking, for the member who made it and for those who are named in it; anybody else gets "not found". */
export function BookingView({ context, bookingIdx }: Props) {
  return (
    <MemberOnly isDelegable>
      {(memberIdx) => <Booking memberIdx={memberIdx} context={context} bookingIdx={bookingIdx} />}
    </MemberOnly>
  );
}

type OwnProps = Props & { memberIdx: number };

function Booking({ memberIdx, context, bookingIdx }: OwnProps) {
  const input = { params: { id: String(bookingIdx) }, query: { lang: context.language } };
  const own = useCall("GET /ext/bookings/{id}", input, { handled: true });
  const isForeign = own.data === undefined && own.error?.code === notFound;
  const named = useCall(isForeign ? "GET /ext/bookings/{id}/roster" : null, input, { handled: true });
  if (own.data) {
    return (
      <OwnBooking booking={own.data} memberIdx={memberIdx} context={context} onReload={() => own.mutate()} />
    );
  }
  if (named.data) return <NamedBooking roster={named.data} context={context} memberIdx={memberIdx} />;
  if (named.error?.code === notFound) return <NoBooking context={context} />;
  const failed = isForeign ? named : own;
  return failed.error ? <NotLoaded onRetry={() => void failed.mutate()} /> : <Loading />;
}

function NoBooking({ context }: { context: PageContext }) {
  const t = useTranslations("mypage.booking");
  const { link } = usePageLinks(context);
  return (
    <EmptyState
      title={t("missing")}
      text={t("missingText")}
      action={
        <ButtonLink as={MemberLink} variant="outline" href={link(memberPaths.my.bookings())}>
          {t("toList")}
        </ButtonLink>
      }
    />
  );
}
