"use client";

import { useTranslations } from "next-intl";
import { useEffect, useRef, useState } from "react";
import { Button } from "@/components/ui/button";
import { cn } from "@/components/ui/cn";
import { Icon, type IconName } from "@/components/ui/layout/icons";
import { Skeleton } from "@/components/ui/layout/skeleton";
import { Select, type SelectOption } from "@/components/ui/select";
import type { OrderedEntity } from "@/lib/contract/boards/board-entities";
import { mapResult, type Result } from "@/lib/shared/result";
import { call } from "@/lib/web/api/browser";
import type { CallFailure } from "@/lib/web/api/call-failure";
import { allRows, type Page, type PageQuery } from "@/lib/web/boards/all-rows";
import type { AnyBoard } from "@/lib/web/boards/board";
import { useActionCall } from "../../action/use-action-call";
import { OfficeFailure } from "../../frame/office-failure";
import { useOffice } from "../../frame/root/office-context";
import { DialogButton } from "../../list/dialog-button";
import { useDragOrder } from "../../list/use-drag-order";
import { useRefreshBoard } from "./use-refresh-board";

type Groups = {
  /** The groups of the rows; each has an order of its own. */
  label: string;
  options: readonly SelectOption[];
  /** The one to begin with; null for the first. */
  first: string | null;
};

type Props<Row> = {
  entity: OrderedEntity;
  menu: AnyBoard["menu"];
  /** Where each group of rows has an order of its own. */
  groups?: Groups;
  /** A page of the rows in their present order, those of one group where there are some. */
  ask: (page: PageQuery, group: string) => Promise<Result<Page<Row>, CallFailure>>;
  rowOf: (row: Row) => OrderRow;
};

/** Opens the rows of a board in a list that is dragged or stepped into another order, for who may change them. */
export function OrderButton<Row>({ entity, menu, groups, ask, rowOf }: Props<Row>) {
  const t = useTranslations("ishm.board.order");
  const { access } = useOffice();
  const read = async (group: string) =>
    mapResult(await allRows((page) => ask(page, group)), (rows) => rows.map(rowOf));
  if (!access(menu.code).isUpdate) return null;
  return (
    <DialogButton
      icon="drag"
      label={t("open")}
      title={t("title")}
      description={t("hint")}
      className="w-[640px]"
    >
      {(close) =>
        groups ? (
          <GroupOrder entity={entity} groups={groups} read={read} onDone={close} />
        ) : (
          <OrderBody entity={entity} read={() => read("")} onDone={close} />
        )
      }
    </DialogButton>
  );
}

type GroupProps = { entity: OrderedEntity; groups: Groups; read: ReadRows; onDone: () => void };

/** The order of one group at a time; another one can be chosen until something has been moved. */
function GroupOrder({ entity, groups, read, onDone }: GroupProps) {
  const [chosen, setChosen] = useState(groups.first);
  const [isMoved, setMoved] = useState(false);
  const group = chosen ?? groups.options[0]?.value;
  return (
    <>
      <Select
        aria-label={groups.label}
        options={groups.options}
        value={group}
        disabled={isMoved}
        onChange={({ target }) => setChosen(target.value)}
        className="mb-4"
      />
      {group === undefined ? null : (
        <OrderBody
          key={group}
          entity={entity}
          read={() => read(group)}
          onMove={() => setMoved(true)}
          onDone={onDone}
        />
      )}
    </>
  );
}

type ReadRows = (group: string) => Promise<Result<readonly OrderRow[], CallFailure>>;

type OrderBodyProps = {
  entity: OrderedEntity;
  read: () => ReturnType<ReadRows>;
  /** Something stands elsewhere than it did. */
  onMove?: () => void;
  onDone: () => void;
};

/** Rows in their order, read as this appears, and the way to save another one. */
function OrderBody({ entity, read, onMove, onDone }: OrderBodyProps) {
  const t = useTranslations("ishm.board.order");
  const common = useTranslations("common");
  const [rows, setRows] = useState<readonly OrderRow[] | null>(null);
  const [failure, setFailure] = useState<CallFailure | null>(null);
  const [attempt, setAttempt] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: read once as the dialog opens, and again when asked to
  useEffect(() => {
    let isOver = false;
    void read().then((answer) => {
      if (isOver) return;
      setFailure(answer.ok ? null : answer.failure);
      if (answer.ok) setRows(answer.value);
    });
    return () => {
      isOver = true;
    };
  }, [attempt]);

  const saving = useActionCall({
    send: (order: readonly OrderRow[]) => {
      const orders = order.map(({ idx }, at) => ({ idx, order: at + 1 }));
      return call("PUT /ops/boards/{entity}/orders", { params: { entity }, body: { orders } });
    },
    refresh: useRefreshBoard({ entity }),
    doneText: () => t("saved"),
    onDone,
  });

  if (failure) return <OfficeFailure failure={failure} onRetry={() => setAttempt((count) => count + 1)} />;
  if (!rows) return <Skeleton className="h-40 w-full" />;
  if (rows.length === 0) return <p className="text-ink-2">{t("empty")}</p>;
  return (
    <>
      <OrderList
        rows={rows}
        onOrder={(next) => {
          setRows(next);
          onMove?.();
        }}
      />
      <div className="mt-6 flex justify-end gap-3">
        <Button variant="outline" size="small" onClick={onDone}>
          {common("cancel")}
        </Button>
        <Button size="small" isBusy={saving.isBusy} onClick={() => void saving.run(rows)}>
          {t("save")}
        </Button>
      </div>
    </>
  );
}

export type OrderRow = { idx: number; name: string };
type OrderListProps = { rows: readonly OrderRow[]; onOrder: (rows: readonly OrderRow[]) => void };

const step =
  "inline-flex size-9 shrink-0 items-center justify-center rounded-control text-ink-2 hover:bg-hover hover:text-ink " +
  "aria-disabled:text-ink-3 aria-disabled:opacity-40 aria-disabled:hover:bg-transparent";

/** Rows in an order: dragged by their handle, or moved by the buttons; each step is announced. */
export function OrderList({ rows, onOrder }: OrderListProps) {
  const t = useTranslations("ishm.board.order");
  const list = useRef<HTMLUListElement>(null);
  const [announced, setAnnounced] = useState("");
  const codes = rows.map(({ idx }) => String(idx));

  const place = (_siblings: readonly string[], code: string, to: number) => {
    const from = codes.indexOf(code);
    const row = rows[from];
    if (!row || to < 0 || to >= rows.length || to === from) return;
    onOrder(rows.toSpliced(from, 1).toSpliced(to, 0, row));
    setAnnounced(t("moved", { name: row.name, place: to + 1, count: rows.length }));
  };
  const drag = useDragOrder(list, codes, place);

  const button = (icon: IconName, label: string, code: string, to: number) => {
    const isOff = to < 0 || to >= rows.length;
    return (
      <button
        type="button"
        aria-label={label}
        aria-disabled={isOff || undefined}
        onClick={() => (isOff ? undefined : place(codes, code, to))}
        className={step}
      >
        <Icon name={icon} size={18} />
      </button>
    );
  };

  return (
    <>
      <ul ref={list} className="max-h-[50dvh] overflow-y-auto border border-line">
        {rows.map(({ idx, name }, at) => {
          const code = String(idx);
          return (
            <li
              key={idx}
              className={cn(
                "flex min-h-11 items-center gap-1 border-b border-line pe-1 last:border-b-0",
                drag.dragged === code && "bg-warn-tint",
              )}
            >
              <span
                aria-hidden="true"
                onPointerDown={(event) => {
                  event.preventDefault();
                  drag.start(code);
                }}
                className="flex size-10 shrink-0 cursor-grab touch-none items-center justify-center text-ink-3 active:cursor-grabbing"
              >
                <Icon name="drag" size={16} />
              </span>
              <span className="min-w-0 grow truncate">{name}</span>
              {button("chevron-up", t("up", { name }), code, at - 1)}
              {button("chevron-down", t("down", { name }), code, at + 1)}
            </li>
          );
        })}
      </ul>
      <p role="status" className="visually-hidden">
        {announced}
      </p>
    </>
  );
}
