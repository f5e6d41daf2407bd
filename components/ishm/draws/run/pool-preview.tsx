"use client";

import { useTranslations } from "next-intl";
import type { DrawDraft } from "@/components/ishm/draws/form/draw-draft";
import { Icon } from "@/components/ui/layout/icons";
import { Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from "@/components/ui/table";
import type { CallOutput } from "@/lib/contract/routes";
import { useCall } from "@/lib/web/api/use-call";
import { useListWords } from "../../frame/use-list-words";
import { useDrawNames } from "../use-draw-names";

export type Pool = CallOutput<"GET /ops/draw-pool">;
type Props = { draft: DrawDraft; drawPostIdx: number | undefined };

/** The times that the draw would keep now, per day, band and course, and what would refuse it. */
export function PoolPreview({ draft, drawPostIdx }: Props) {
  const t = useTranslations("ishm.draws.pool");
  const { playDates, periods, courseCodes } = draft;
  const isNamed = [playDates, periods, courseCodes].every((list) => list.length > 0);
  const { data } = useCall(
    isNamed ? "GET /ops/draw-pool" : null,
    {
      query: {
        playDates: playDates.join(","),
        periods: periods.join(","),
        courseCodes: courseCodes.join(","),
        ...(drawPostIdx === undefined ? {} : { drawPostIdx: String(drawPostIdx) }),
      },
    },
    { handled: true, keepPreviousData: true },
  );
  if (!isNamed) return <p className="text-ink-2">{t("unnamed")}</p>;
  if (!data) return <p className="text-ink-2">{t("counting")}</p>;
  const free = data.days.reduce((sum, day) => sum + day.free, 0);
  return (
    <div className="flex flex-col gap-4">
      <p role="status" className="font-semibold">
        {t("sum", { count: free })}
      </p>
      <PoolRefusals pool={data} />
      {data.cells.length > 0 ? <Cells pool={data} courses={courseCodes} /> : null}
    </div>
  );
}

function Cells({ pool, courses }: { pool: Pool; courses: readonly string[] }) {
  const t = useTranslations("ishm.draws.pool");
  const names = useDrawNames();
  const rows = [
    ...new Map(pool.cells.map((cell) => [`${cell.playDate} ${cell.standbyTimeCode}`, cell])).values(),
  ];
  return (
    <Table label={t("table")}>
      <TableHead>
        <tr>
          <TableHeader>{t("when")}</TableHeader>
          {courses.map((course) => (
            <TableHeader key={course} align="end">
              {names.course(course)}
            </TableHeader>
          ))}
        </tr>
      </TableHead>
      <TableBody>
        {rows.map((row) => (
          <TableRow key={`${row.playDate} ${row.standbyTimeCode}`}>
            <TableCell>{names.input({ ...row, courseCode: null })}</TableCell>
            {courses.map((course) => (
              <TableCell key={course} align="end" className="tabular-nums">
                <Count cell={pool.cells.find((cell) => isAt(cell, row) && cell.courseCode === course)} />
              </TableCell>
            ))}
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}

type Cell = Pool["cells"][number];

function isAt(one: Cell, other: Cell): boolean {
  return one.playDate === other.playDate && one.standbyTimeCode === other.standbyTimeCode;
}

function Count({ cell }: { cell: Cell | undefined }) {
  const t = useTranslations("ishm.draws.pool");
  if (!cell) return "–";
  return (
    <>
      {t("free", { count: cell.free })}
      {cell.kept > 0 ? (
        <span className="block text-chip text-ink-2">{t("kept", { count: cell.kept })}</span>
      ) : null}
      {cell.booked > 0 ? (
        <span className="block text-chip text-bad">{t("bookedHere", { count: cell.booked })}</span>
      ) : null}
    </>
  );
}

/** Why it could not be saved as it is: days that have opened or have no time, times that are booked. */
function PoolRefusals({ pool }: { pool: Pool }) {
  const t = useTranslations("ishm.draws.pool");
  const list = useListWords();
  const names = useDrawNames();
  const opened = pool.days.filter(({ hasOpened }) => hasOpened).map(({ playDate }) => names.day(playDate));
  const empty = pool.days
    .filter((day) => !day.hasOpened && day.free === 0)
    .map((day) => names.day(day.playDate));
  const lines = [
    ...(opened.length > 0 ? [t("opened", { days: list(opened) })] : []),
    ...(empty.length > 0 ? [t("empty", { days: list(empty) })] : []),
    ...(pool.booked.length > 0
      ? [t("booked", { count: pool.booked.length, slots: list(pool.booked.map(names.teeTime)) })]
      : []),
  ];
  if (lines.length === 0) return null;
  return (
    <ul className="flex flex-col gap-1 bg-bad-tint px-4 py-2.5 text-bad">
      {lines.map((line) => (
        <li key={line} className="flex gap-2">
          <Icon name="warning" size={18} className="mt-0.5" />
          {line}
        </li>
      ))}
    </ul>
  );
}
