import { NextIntlClientProvider } from "next-intl";
import { getMessages } from "next-intl/server";
import type { ReactNode } from "react";
import type { Language } from "@/lib/shared/languages";
import { menuByCode, reservationMenuCode } from "@/lib/web/menus";
import type { Club } from "@/lib/web/queries/club";
import { BookingGate } from "./booking-gate";
import type { BookingPlace } from "./place";

type Props = { club: Club; language: Language; children: ReactNode };

const wayIds = ["waiting", "draw", "team"] as const;

/** The page of reservations for whoever comes: what visitors see, and for members their own desk in its place. */
export async function BookingPart({ club, language, children }: Props) {
  const { account, booking, common, reservation } = await getMessages();
  const { notLoaded } = account.shared;
  const sections = menuByCode(club.menus, reservationMenuCode)?.children ?? [];
  const place: BookingPlace = {
    clubCode: club.info.clubCode,
    phone: club.info.rsvPhoneNo,
    formats: club.formats,
    language,
    defaultLanguage: club.defaultLanguage,
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
      <BookingGate place={place}>{children}</BookingGate>
    </NextIntlClientProvider>
  );
}
