import { NextIntlClientProvider } from "next-intl";
import { getMessages } from "next-intl/server";
import type { ReactNode } from "react";
import { FirstView } from "@/components/member/shared/layout/first-view";
import type { Language } from "@/lib/shared/languages";
import type { Club } from "@/lib/web/queries/club";
import { bookingContext } from "./booking-context";
import { BookingGate } from "./booking-gate";

type Props = { club: Club; language: Language; children: ReactNode };

/** The page of reservations for whoever comes: what visitors see, and for members the booking screen in its place. */
export async function BookingPart({ club, language, children }: Props) {
  const { account, booking, common, reservation } = await getMessages();
  const { acting, notLoaded } = account.shared;
  const context = bookingContext(club, language);
  return (
    <NextIntlClientProvider
      locale={language}
      messages={{
        account: { shared: { acting, notLoaded } },
        booking,
        common,
        reservation: { ledger: reservation.ledger },
      }}
    >
      <FirstView>
        <BookingGate context={context}>{children}</BookingGate>
      </FirstView>
    </NextIntlClientProvider>
  );
}
