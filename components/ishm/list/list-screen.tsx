"use client";

import type { ReactNode } from "react";
import { ButtonLink } from "@/components/ui/button";
import { Icon } from "@/components/ui/layout/icons";
import type { CallInput, ContractKey } from "@/lib/contract/routes";
import type { menuScreens } from "@/lib/web/office/office-menus";
import { OfficeLink } from "../frame/office-link";
import { PageHead } from "../frame/page-head";
import { ScreenTabs } from "../frame/screen-tabs";
import { ColumnMenu, useColumns } from "./column-menu";
import { ExportButton } from "./export-button";
import { OfficeList, type OfficeListProps } from "./office-list";

export type ListScreenProps<Row, K extends ContractKey> = Omit<OfficeListProps<Row>, "label"> & {
  /** The key of the stored choice of columns in this browser. */
  name: string;
  title: string;
  lead?: ReactNode;
  /** Before the buttons that every list has. */
  actions?: ReactNode;
  /** The list's call with its filters (`useListCall`), where it can be exported. */
  exported?: { list: K; input: CallInput<K> };
  isOfPersons?: boolean;
  /** The way to a new entry, for who may make one. */
  add?: { href: string; label: string } | false;
  /** The menu whose screens it stands among. */
  tabs?: keyof typeof menuScreens;
  /** Over the list. */
  children?: ReactNode;
};

/** A screen that is a list: export, columns and a new entry in the head, then its rows. */
export function ListScreen<Row, K extends ContractKey>(props: ListScreenProps<Row, K>) {
  const { name, title, lead, actions, exported, isOfPersons, add, tabs, children, columns, ...list } = props;
  const { shown, isShown, turn } = useColumns(name, columns);
  return (
    <>
      <PageHead
        title={title}
        lead={lead}
        actions={
          <>
            {actions}
            {exported ? <ExportButton {...exported} isOfPersons={isOfPersons} /> : null}
            {columns.some(({ choice }) => choice) ? (
              <ColumnMenu columns={columns} isShown={isShown} onTurn={turn} />
            ) : null}
            {add ? (
              <ButtonLink as={OfficeLink} href={add.href} size="small">
                <Icon name="plus" size={18} />
                {add.label}
              </ButtonLink>
            ) : null}
          </>
        }
      />
      {tabs ? <ScreenTabs of={tabs} /> : null}
      {children}
      <OfficeList {...list} label={title} columns={shown} first={add} />
    </>
  );
}
