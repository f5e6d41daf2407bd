"use client";

import { useTranslations } from "next-intl";
import { useEffect, useRef } from "react";
import type { DeskBooking } from "@/lib/contract/bookings/ops-desk";
import { arrivalPhase } from "@/lib/shared/bookings/arrival-phase";
import { officeMenus } from "@/lib/web/office/office-menus";
import { useOffice } from "../../frame/root/office-context";
import { PhaseChip } from "../arrival-list";
import { PartyActions } from "./party-actions";

type Props = {
  booking: DeskBooking;
  now: Date;
  scans: number;
  /** Grows when the party is opened by hand: its head takes the focus. */
  opens: number;
  reason: string | undefined;
  refresh: () => Promise<unknown>;
};

/** One party with its actions at the front desk. */
export function PartyPanel({ booking, now, scans, opens, reason, refresh }: Props) {
  const t = useTranslations("ishm.desk");
  const { access } = useOffice();
  const head = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (opens > 0) head.current?.focus();
  }, [opens]);
  const phase = arrivalPhase(booking, now);
  const { teeTime, turnTime, courseName, bookerName, rsvNo, playerCount, holeCode, caddieMode, memo } =
    booking;
  return (
    <section
      aria-label={t("party", { time: teeTime, name: bookerName })}
      className="rounded-panel border border-t-3 border-line border-t-primary bg-sheet"
    >
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 border-b border-line px-5 py-3">
        <h2 ref={head} tabIndex={-1} className="font-display text-sub">
          {teeTime} {courseName} · {bookerName}
        </h2>
        <PhaseChip phase={phase} />
        <p className="w-full text-ink-2 tabular-nums">
          {[
            rsvNo,
            t("players", { count: playerCount }),
            t("holes", { count: Number(holeCode) }),
            t(`caddie.${caddieMode}`),
            turnTime && t("secondNine", { time: turnTime }),
          ]
            .filter(Boolean)
            .join(" · ")}
        </p>
      </div>
      <div className="flex flex-col gap-4 px-5 py-4">
        <PartyActions
          booking={booking}
          phase={phase}
          canUpdate={access(officeMenus.sheet.code).isUpdate}
          now={now}
          scans={scans}
          reason={reason}
          refresh={refresh}
          onDone={() => head.current?.focus()}
        />
        <PartyPlayers booking={booking} />
        {memo ? <p className="border-s-3 border-line ps-3">{memo}</p> : null}
      </div>
    </section>
  );
}

/** The players of a booking; seats without a name are counted. */
function PartyPlayers({ booking: { players, playerCount } }: { booking: DeskBooking }) {
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
