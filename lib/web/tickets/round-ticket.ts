import "server-only";
import { getTranslations } from "next-intl/server";
import type { Language } from "@/lib/shared/languages";
import type { BffRequest } from "@/lib/web/bff/bff-call";
import { webNow } from "@/lib/web/clock";
import { webEnv } from "@/lib/web/env";
import { asker } from "@/lib/web/first/first-answer";
import { currentIcon } from "@/lib/web/icons/icon";
import { bookingKind } from "@/lib/web/my/booking-state";
import { getClub } from "@/lib/web/queries/club";
import type { SessionData } from "@/lib/web/session/options";
import { offersTickets } from "./offer";
import { ticketContent } from "./ticket-content";

/**
 * The ticket of a round to come for the member who booked it, signed, and the name of its file; null for everybody else,
 * for a round that is over or cancelled, and where tickets are not offered.
 */
export async function roundTicket(
  request: BffRequest,
  { user, accessTokenExpire }: SessionData,
  { bookingIdx, asked }: { bookingIdx: number; asked: Language },
): Promise<{ fileName: string; bytes: Buffer } | null> {
  const { wallet } = webEnv();
  const isSignedIn = user.memberIdx !== null && user.pending === null && accessTokenExpire > webNow();
  if (!wallet || !offersTickets() || !isSignedIn || user.acting) return null;
  const { languages, defaultLanguage } = await getClub(asked);
  const language = languages.includes(asked) ? asked : defaultLanguage;
  const read = { params: { id: String(bookingIdx) }, query: { lang: language } };
  const round = await asker(request, language, new Map())("GET /ext/bookings/{id}", read);
  if (!round || bookingKind(round.state) !== "live") return null;
  const [club, t, small, large, { signTicket }] = await Promise.all([
    getClub(language),
    getTranslations({ locale: language, namespace: "ticket" }),
    currentIcon("favicon-48.png"),
    currentIcon("apple-180.png"),
    import("./sign-ticket"),
  ]);
  const content = ticketContent({ round, club, language, t });
  const icons = { small: small.png, large: large.png };
  return { fileName: `${round.rsvNo}.pkpass`, bytes: signTicket(content, icons, wallet) };
}
