"use client";

import { useTranslations } from "next-intl";
import { useRef, useState } from "react";
import { arrivalsAt } from "@/components/ishm/desk/arrivals";
import { Icon } from "@/components/ui/layout/icons";
import { Skeleton } from "@/components/ui/layout/skeleton";
import type { DeskBooking, ScanAnswer } from "@/lib/contract/bookings/ops-desk";
import { formatTime } from "@/lib/shared/time/date-format";
import { formatDay } from "@/lib/shared/time/deadline";
import { call } from "@/lib/web/api/browser";
import { useCall } from "@/lib/web/api/use-call";
import { failureSentence } from "@/lib/web/runtime/failure-sentence";
import { OfficeFailure } from "../../frame/office-failure";
import { useOffice } from "../../frame/root/office-context";
import { ArrivalList } from "../arrival-list";

/** The result of the last scan, as a sentence that says what to do; nothing if exactly one party was found. */
export function ScanResult({ scan }: { scan: Scan | null }) {
  const sentence = useSentence(scan);
  return (
    <div role="alert" className="empty:hidden">
      {sentence ? (
        <p className="flex items-start gap-2 border-s-3 border-warn bg-warn-tint px-4 py-3 text-warn">
          <Icon name="warning" size={20} className="mt-0.5" />
          <span className="font-semibold">{sentence}</span>
        </p>
      ) : null}
    </div>
  );
}

function useSentence(scan: Scan | null): string | null {
  const t = useTranslations("ishm.desk.scan");
  const { language, formats } = useOffice();
  if (scan === null) return null;
  if (scan.kind === "failure") return scan.sentence;
  if (scan.kind === "blocked") return t("blocked");
  const { outcome, booking } = scan.answer;
  if (outcome === "FOUND") return null;
  if (outcome === "ALREADY_IN" && !booking?.checkedIn) return t("outcomes.ALREADY_IN_UNRECORDED");
  return t(`outcomes.${outcome}`, {
    date: booking ? formatDay(booking.playDate, { language, formats }) : "",
    time: booking?.teeTime ?? "",
    from: booking ? formatTime(booking.checkInFrom, formats) : "",
    state: booking?.stateName ?? "",
    by: booking?.checkedIn?.by ?? "",
    at: booking?.checkedIn ? formatTime(booking.checkedIn.at, formats) : "",
  });
}

type Scan =
  | { kind: "answer"; answer: ScanAnswer }
  | { kind: "failure"; sentence: string }
  | { kind: "blocked" };

type Options = { reason: string | undefined; onFound: (answer: ScanAnswer) => void };

/** Resolves a scanned code; of two scans in a row only the later result is used. */
export function useScan({ reason, onFound }: Options) {
  const { language } = useOffice();
  const turn = useRef(0);
  const [isBusy, setBusy] = useState(false);
  const [scan, setScan] = useState<Scan | null>(null);

  async function read(code: string): Promise<void> {
    turn.current += 1;
    const own = turn.current;
    setBusy(true);
    setScan(null);
    const input = { query: { lang: language }, body: { code, reason } };
    const result = await call("POST /ops/desk/scans", input, { handled: true });
    const outcome: Scan = result.ok
      ? { kind: "answer", answer: result.value }
      : { kind: "failure", sentence: await failureSentence(result.failure, language) };
    if (own !== turn.current) return;
    setBusy(false);
    setScan(outcome);
    if (outcome.kind === "answer") onFound(outcome.answer);
  }
  return { scan, isBusy, read, block: () => setScan({ kind: "blocked" }), clear: () => setScan(null) };
}

type Props = {
  date: string;
  keyword: string;
  reason: string | undefined;
  now: Date;
  openIdx: number | null;
  onOpen: (booking: DeskBooking) => void;
};

/** Parties found by name, phone number or booking number: those of the day, then those of the days around it. */
export function SearchResults({ date, keyword, reason, now, openIdx, onOpen }: Props) {
  const t = useTranslations("ishm.desk.search");
  const { language, formats } = useOffice();
  const { data, error, mutate } = useCall(
    "GET /ops/desk/search",
    { query: { date, keyword, lang: language, reason } },
    { handled: true, revalidateOnFocus: false },
  );
  if (error) return <OfficeFailure failure={error} onRetry={() => void mutate()} />;
  if (!data) return <Skeleton className="h-40 w-full" />;
  const days = [...new Set(data.list.map(({ playDate }) => playDate))];
  const open = (bookingIdx: number) => {
    const found = data.list.find((booking) => booking.bookingIdx === bookingIdx);
    if (found) onOpen(found);
  };
  return (
    <div className="flex flex-col gap-4">
      <p role="status" className="text-ink-2">
        {t("found", { count: data.list.length, keyword })}
      </p>
      {days.map((day) => (
        <ArrivalList
          key={day}
          title={day === date ? t("today") : formatDay(day, { language, formats })}
          arrivals={arrivalsAt(
            data.list.filter(({ playDate }) => playDate === day),
            now,
          )}
          empty=""
          openIdx={openIdx}
          onOpen={open}
        />
      ))}
    </div>
  );
}
