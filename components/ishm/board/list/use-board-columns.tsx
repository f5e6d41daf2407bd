import type { ReactNode } from "react";
import { formatMoney } from "@/lib/shared/money/money";
import { formatNumber } from "@/lib/shared/money/numbers";
import type { Amount } from "@/lib/shared/money/rounding";
import { formatDate, formatDateTime } from "@/lib/shared/time/date-format";
import type { ShowState } from "@/lib/web/boards/show-state";
import { OfficeLink } from "../../frame/office-link";
import { useOffice } from "../../frame/root/office-context";
import type { Column } from "../../list/column";
import { LanguageBadges } from "../form/language-badges";
import { ShowStateChip } from "../form/publish-panel";
import type { StateSubject } from "./use-state-name";

type Head<Row> = Omit<Column<Row>, "render">;
type Maybe<T> = T | null | undefined;
type RowLinkProps = { href: string; text: string; lang?: string };

/** Kinds of columns that the lists of boards share: what is shown of a row, by the kind of its value. */
export function useBoardColumns<Row>() {
  const { formats, languages } = useOffice();
  const muted = "text-ink-2";
  const column =
    <V,>(style: Partial<Head<Row>>, show: (value: V) => ReactNode) =>
    (head: Head<Row>, of: (row: Row) => V): Column<Row> => ({
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
    moment: column<Maybe<string>>({ className: muted }, (value) =>
      value ? formatDateTime(value, formats) : "–",
    ),
    languages: column<Maybe<readonly string[]>>({}, (written) => (
      <LanguageBadges supported={languages} written={written ?? []} />
    )),
    state: (head: Head<Row>, of: (row: Row) => ShowState, subject?: StateSubject): Column<Row> => ({
      ...head,
      render: (row) => <ShowStateChip of={subject} state={of(row)} />,
    }),
    /** The small picture of a row. Its sizes for visitors are not there while the row is hidden. */
    picture: (
      head: Head<Row>,
      of: (row: Row) => Maybe<string>,
      size: { width: number; height: number },
    ): Column<Row> => ({
      choice: "shown",
      ...head,
      render: (row) => <RowPicture src={of(row)} {...size} />,
    }),
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

function RowPicture({ src, width, height }: { src: Maybe<string>; width: number; height: number }) {
  if (!src) return <span className="text-ink-2">–</span>;
  const size = { width, height };
  return (
    <img
      {...size}
      src={src}
      alt=""
      loading="lazy"
      style={size}
      className="max-w-none bg-paper-2 object-cover"
    />
  );
}
