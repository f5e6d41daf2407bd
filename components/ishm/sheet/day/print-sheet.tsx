"use client";

import { useTranslations } from "next-intl";
import { useEffect, useRef, useState } from "react";
import { createPortal } from "react-dom";
import type { StaffSlot } from "@/components/ishm/sheet/grid/sheet-grid";
import { Button } from "@/components/ui/button";
import type { StaffSheet } from "@/lib/contract/tee-sheets/ops-tee-sheets";
import { formatDateTime } from "@/lib/shared/time/date-format";
import { formatDay } from "@/lib/shared/time/deadline";
import { call } from "@/lib/web/api/browser";
import { ActionDialog } from "../../action/action-dialog";
import { useActionCall } from "../../action/use-action-call";
import { useOffice } from "../../frame/root/office-context";
import { useNames } from "../booking/use-names";

type Props = { sheet: StaffSheet; onPrinted: () => void };

/** The day on paper, a table per course: only this is printed (office.css), and it is gone afterwards. */
function PrintSheet({ sheet, onPrinted }: Props) {
  const t = useTranslations("ishm.sheet.print");
  const { language, clubName, formats, now } = useOffice();
  const done = useRef(onPrinted);
  done.current = onPrinted;
  useEffect(() => {
    const onEnd = () => done.current();
    window.addEventListener("afterprint", onEnd);
    window.print();
    return () => window.removeEventListener("afterprint", onEnd);
  }, []);
  return createPortal(
    <div data-print="only">
      {sheet.courses.map(({ courseCode, courseName }) => (
        <section key={courseCode}>
          <h1>
            {t("heading", {
              club: clubName,
              course: courseName,
              date: formatDay(sheet.playDate, { language, formats }),
            })}
          </h1>
          <CourseTable slots={sheet.slots.filter((slot) => slot.courseCode === courseCode)} />
          <p>{t("asOf", { time: formatDateTime(now(), formats) })}</p>
        </section>
      ))}
    </div>,
    document.body,
  );
}

function CourseTable({ slots }: { slots: readonly StaffSlot[] }) {
  const t = useTranslations("ishm.sheet.print.columns");
  const nameOf = useNames();
  const columns = ["time", "players", "count", "caddie", "cart", "note"] as const;
  return (
    <table>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col" data-column={column}>
              {t(column)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {slots.map((slot) => (
          <tr key={slot.sheetIdx}>
            <th scope="row">{slot.teeTime}</th>
            <td>{playersOf(slot) || nameOf("timeOpenCodes", slot.display)}</td>
            <td>{slot.booking?.playerCount}</td>
            <td>{slot.booking ? nameOf("caddieModes", slot.booking.caddieMode) : null}</td>
            <td>{slot.booking?.carts.join(", ")}</td>
            <td>{[slot.note, slot.booking?.memo].filter(Boolean).join(" · ")}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function playersOf({ booking }: StaffSlot): string {
  return (booking?.players ?? [])
    .map(({ name }) => name)
    .filter(Boolean)
    .join(", ");
}

/** Prints the day for the starter. It has names on it, so that a reason is asked for and audited. */
export function PrintButton({ sheet, date }: { sheet: StaffSheet | null; date: string }) {
  const t = useTranslations("ishm.sheet.print");
  const { language } = useOffice();
  const [isAsking, setAsking] = useState(false);
  const [printed, setPrinted] = useState<StaffSheet | null>(null);
  const { run, isBusy, failure } = useActionCall({
    send: (reason: string) =>
      call("GET /ops/tee-sheet", { query: { lang: language, date, reason } }, { handled: true }),
    onDone(whole) {
      setAsking(false);
      setPrinted(whole);
    },
  });
  return (
    <>
      <Button variant="outline" size="small" disabled={!sheet} onClick={() => setAsking(true)}>
        {t("button")}
      </Button>
      <ActionDialog
        isOpen={isAsking}
        title={t("title")}
        lines={[t("line")]}
        reason="needed"
        confirmLabel={t("button")}
        isBusy={isBusy}
        failure={failure}
        onConfirm={(reason) => void run(reason)}
        onClose={() => setAsking(false)}
      />
      {printed ? <PrintSheet sheet={printed} onPrinted={() => setPrinted(null)} /> : null}
    </>
  );
}
