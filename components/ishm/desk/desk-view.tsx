"use client";

import { useTranslations } from "next-intl";
import { useRef, useState } from "react";
import type { DeskBooking, ScanAnswer } from "@/lib/contract/bookings/ops-desk";
import { officeMenus } from "@/lib/web/office/office-menus";
import { NoAccess } from "../frame/no-access";
import { PageHead } from "../frame/page-head";
import { useOffice } from "../frame/root/office-context";
import { ScreenTabs } from "../frame/screen-tabs";
import { useClubNow } from "../frame/use-club-now";
import { useUnmask } from "../people/use-unmask";
import { DeskDayList } from "./desk-day-list";
import { DeskDrafts } from "./desk-drafts";
import { PartyPanel } from "./party/party-panel";
import { WalkInButton } from "./party/walk-in";
import { ScanBar } from "./scan/scan-bar";
import { ScanResult, SearchResults, useScan } from "./scan/scan-result";
import { useWedge } from "./scan/use-wedge";
import { useDeskDay, useDeskQuery } from "./use-desk-day";

/** The front desk: arrivals of the day, check-in by scan, lockers, bills. */
export function DeskView() {
  const t = useTranslations("ishm.desk");
  const { access } = useOffice();
  if (!access(officeMenus.sheet.code).isRead) return <NoAccess />;
  return (
    <>
      <PageHead title={t("title")} lead={t("lead")} />
      <ScreenTabs of="sheet" />
      <DeskDrafts>
        <DeskBoard />
      </DeskDrafts>
    </>
  );
}

/** The party that is open: by a scan, which makes ready for Enter, or by hand. */
type Opened = { booking: DeskBooking; scans: number; opens: number };

const shortestKeyword = 2;

/** Scan bar on top, the day or what was searched on the left, the open party on the right. */
function DeskBoard() {
  const now = useClubNow();
  const query = useDeskQuery(now);
  const unmask = useUnmask("desk");
  const day = useDeskDay(query.date, unmask.unmaskReason);
  const [keyword, setKeyword] = useState("");
  const [opened, setOpened] = useState<Opened | null>(null);
  const turn = useRef(0);
  const open = (booking: DeskBooking) => {
    turn.current += 1;
    setOpened({ booking, scans: 0, opens: turn.current });
    if (booking.playDate !== query.date) query.go({ date: booking.playDate });
  };
  const onFound = ({ booking, outcome }: ScanAnswer) => {
    const isToday = booking?.playDate === query.today;
    if (!booking || !isToday || outcome === "EXPIRED" || outcome === "ENDED") return;
    turn.current += 1;
    setOpened({ booking, scans: turn.current, opens: outcome === "FOUND" ? 0 : turn.current });
    setKeyword("");
    query.go({ date: null, group: null });
  };
  const scan = useScan({ reason: unmask.unmaskReason, onFound });
  useWedge({ onCode: (code) => void scan.read(code), onBlocked: scan.block });
  const fresh = day.day?.list.find(({ bookingIdx }) => bookingIdx === opened?.booking.bookingIdx);
  const party = fresh ?? opened?.booking;
  const openIdx = party?.bookingIdx ?? null;
  const shared = { now, openIdx, onOpen: open };
  return (
    <>
      <ScanBar
        keyword={keyword}
        isBusy={scan.isBusy}
        onSearch={setKeyword}
        onCode={(code) => void scan.read(code)}
      >
        {unmask.control}
        <WalkInButton date={query.today} refresh={day.refresh} onBooked={(rsvNo) => void scan.read(rsvNo)} />
      </ScanBar>
      <ScanResult scan={scan.scan} />
      <div className="mt-4 grid items-start gap-5 min-[68.75rem]:grid-cols-[minmax(0,1fr)_26rem]">
        <div className="min-[68.75rem]:sticky min-[68.75rem]:top-4 min-[68.75rem]:order-2">
          {party && opened ? (
            <PartyPanel
              key={party.bookingIdx}
              booking={party}
              now={now}
              scans={opened.scans}
              opens={opened.opens}
              reason={unmask.unmaskReason}
              refresh={day.refresh}
            />
          ) : (
            <NothingOpen />
          )}
        </div>
        {keyword.length < shortestKeyword ? (
          <DeskDayList day={day} query={query} {...shared} />
        ) : (
          <SearchResults date={query.date} keyword={keyword} reason={unmask.unmaskReason} {...shared} />
        )}
      </div>
    </>
  );
}

/** A hint in place of the party, on a wide screen. */
function NothingOpen() {
  const t = useTranslations("ishm.desk.nothingOpen");
  return (
    <div className="hidden rounded-panel border border-line bg-sheet px-5 py-6 min-[68.75rem]:block">
      <p className="font-display text-sub">{t("title")}</p>
      <ol className="mt-3 list-decimal space-y-1.5 ps-5 text-ink-2">
        <li>{t("scan")}</li>
        <li>{t("enter")}</li>
        <li>{t("give")}</li>
      </ol>
    </div>
  );
}
