import type { ReactNode } from "react";
import { formatMoney } from "@/lib/shared/money/money";
import { formatNumber } from "@/lib/shared/money/numbers";
import type { Amount } from "@/lib/shared/money/rounding";
import { formatDate, formatDateTime } from "@/lib/shared/time/date-format";
import { formatDay, formatDays } from "@/lib/shared/time/deadline";
import { OfficeLink } from "../frame/office-link";
import { useOffice } from "../frame/root/office-context";
import type { Column } from "./column";

export type ColumnHead<Row> = Omit<Column<Row>, "render">;
type Maybe<T> = T | null | undefined;
type RowLinkProps = { href: string; text: string | number; lang?: string };

/** Kinds of columns that lists share: what is shown of a row, by the kind of its value. */
export function useListColumns<Row>() {
  const { formats, language } = useOffice();
  const writer = { language, formats };
  const muted = "text-ink-2";
  const column =
    <V,>(style: Partial<ColumnHead<Row>>, show: (value: V) => ReactNode) =>
    (head: ColumnHead<Row>, of: (row: Row) => V): Column<Row> => ({
      ...style,
      ...head,
      render: (row) => show(of(row)),
    });
  return {
    /** Text that is shown as it is. */
    text: column<Maybe<string | number>>({}, (value) => value ?? "–"),
    /** A number of a row or its place in an order. */
    no: column<number>({ align: "end", className: muted }, (value) => value),
    /** The name of a row, which leads to its form. */
    link: column<RowLinkProps>({ className: "max-w-96 min-w-52 truncate" }, (link) => <RowLink {...link} />),
    count: column<Maybe<number>>({ align: "end" }, (value) => formatNumber(value ?? 0)),
    /** A count of which zero says nothing. */
    some: column<number>({ align: "end", className: muted }, (value) => (value > 0 ? value : "–")),
    money: column<Maybe<Amount>>({ align: "end" }, (value) =>
      value == null ? "–" : formatMoney(value, formats),
    ),
    day: column<Maybe<string>>({}, (value) => (value ? formatDate(value, formats) : "–")),
    /** A day of play, or one by which something is due, with its weekday. */
    weekday: column<Maybe<string>>({}, (value) => (value ? formatDay(value, writer) : "–")),
    /** The first and the last of some days. */
    days: column<readonly [from: string, to: string]>({ className: muted }, ([from, to]) =>
      formatDays(from, to, writer),
    ),
    /** A day of play and the time of the start. */
    teeTime: column<{ playDate: string; teeTime: string }>(
      {},
      ({ playDate, teeTime }) => `${formatDay(playDate, writer)} ${teeTime}`,
    ),
    moment: column<Maybe<string>>({ className: muted }, (value) =>
      value ? formatDateTime(value, formats) : "–",
    ),
  };
}

/** The way to a row's form, in the words and the language of the row. */
export function RowLink({ href, text, lang }: RowLinkProps) {
  return (
    <OfficeLink href={href} lang={lang} className="font-medium no-underline hover:underline">
      {text}
    </OfficeLink>
  );
}
