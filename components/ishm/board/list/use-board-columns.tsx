import type { ShowState } from "@/lib/web/boards/show-state";
import { useOffice } from "../../frame/root/office-context";
import type { Column } from "../../list/column";
import { type ColumnHead, useListColumns } from "../../list/use-list-columns";
import { LanguageBadges } from "../form/language-badges";
import { ShowStateChip } from "../form/publish-panel";
import type { StateSubject } from "./use-state-name";

type Maybe<T> = T | null | undefined;

/** Kinds of columns of the lists of boards: those of every list, and what only rows for visitors have. */
export function useBoardColumns<Row>() {
  const { languages } = useOffice();
  return {
    ...useListColumns<Row>(),
    languages: (head: ColumnHead<Row>, of: (row: Row) => Maybe<readonly string[]>): Column<Row> => ({
      ...head,
      render: (row) => <LanguageBadges supported={languages} written={of(row) ?? []} />,
    }),
    state: (head: ColumnHead<Row>, of: (row: Row) => ShowState, subject?: StateSubject): Column<Row> => ({
      ...head,
      render: (row) => <ShowStateChip of={subject} state={of(row)} />,
    }),
    /** The small picture of a row. Its sizes for visitors are not there while the row is hidden. */
    picture: (
      head: ColumnHead<Row>,
      of: (row: Row) => Maybe<string>,
      size: { width: number; height: number },
    ): Column<Row> => ({
      choice: "shown",
      ...head,
      render: (row) => <RowPicture src={of(row)} {...size} />,
    }),
  };
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
