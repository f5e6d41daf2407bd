import { NextIntlClientProvider } from "next-intl";
import { getMessages } from "next-intl/server";
import type { ReactNode } from "react";
import type { BookingContext } from "@/components/member/shared/page-context";
import { pageContext } from "@/components/member/shared/page-context";
import type { Language } from "@/lib/shared/languages";
import { menuByCode, reservationMenuCode } from "@/lib/web/menus";
import type { Club } from "@/lib/web/queries/club";
import { BookingGate } from "./booking-gate";

type Props = { club: Club; language: Language; children: ReactNode };

const wayIds = ["waiting", "draw", "team"] as const;

/** The page of reservations for whoever comes: what visitors see, and for members the booking screen in its place. */
export async function BookingPart({ club, language, children }: Props) {
  const { account, booking, common, reservation } = await getMessages();
  const { notLoaded } = account.shared;
  const sections = menuByCode(club.menus, reservationMenuCode)?.children ?? [];
  const context: BookingContext = {
    ...pageContext(club, language, "rsvPhoneNo"),
    ways: wayIds.flatMap((id) => {
      const menu = sections.find(({ seoSlug, isVisible }) => isVisible && seoSlug.endsWith(`#${id}`));
      return menu ? [{ id, name: menu.name }] : [];
    }),
  };
  return (
    <NextIntlClientProvider
      locale={language}
      messages={{
        account: { shared: { notLoaded } },
        booking,
        common,
        reservation: { ledger: reservation.ledger },
      }}
    >
      <BookingGate context={context}>{children}</BookingGate>
    </NextIntlClientProvider>
  );
}
