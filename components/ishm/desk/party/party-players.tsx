import { useTranslations } from "next-intl";
import type { DeskBooking } from "@/lib/contract/bookings/ops-desk";

/** Who is named in the booking; seats without a name are counted. */
export function PartyPlayers({ booking: { players, playerCount } }: { booking: DeskBooking }) {
  const t = useTranslations("ishm.desk");
  const named = players.filter(({ name }) => name !== "");
  const open = playerCount - named.length;
  return (
    <ul aria-label={t("partyLabel")} className="text-ink-2">
      {named.map(({ seq, name, phoneNo, isBooker }) => (
        <li key={seq} className="flex flex-wrap justify-between gap-x-4">
          <span className="text-ink">
            {name}
            {isBooker ? <span className="ms-2 text-caption text-ink-3">{t("booker")}</span> : null}
          </span>
          <span className="tabular-nums">{phoneNo}</span>
        </li>
      ))}
      {open > 0 ? <li>{t("unnamed", { count: open })}</li> : null}
    </ul>
  );
}
