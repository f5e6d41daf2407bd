"use client";

import { ButtonLink } from "@/components/ui/button";
import { Icon } from "@/components/ui/icons";
import type { CallInput, ContractKey } from "@/lib/contract/routes";
import { OfficeLink } from "../frame/office-link";
import type { Column } from "./column";
import { ColumnMenu } from "./column-menu";
import { ExportButton } from "./export-button";
import type { useColumns } from "./use-columns";

type Props<Row, K extends ContractKey> = {
  /** The list's call and what is filtered. */
  sheet: { list: K; input: CallInput<K>; isOfPersons?: boolean };
  columns: readonly Column<Row>[];
  choice: Pick<ReturnType<typeof useColumns<Row>>, "isShown" | "turn">;
  /** The way to a new entry, for who may make one. */
  add?: { href: string; label: string } | false;
};

/** What stands over every list: its sheet, its columns, a new entry. */
export function ListActions<Row, K extends ContractKey>({ sheet, columns, choice, add }: Props<Row, K>) {
  return (
    <>
      <ExportButton {...sheet} />
      <ColumnMenu columns={columns} isShown={choice.isShown} onTurn={choice.turn} />
      {add ? (
        <ButtonLink as={OfficeLink} href={add.href} size="small">
          <Icon name="plus" size={18} />
          {add.label}
        </ButtonLink>
      ) : null}
    </>
  );
}
