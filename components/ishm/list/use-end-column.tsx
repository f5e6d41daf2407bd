import { type ReactNode, useState } from "react";
import { Button } from "@/components/ui/button";
import type { Result } from "@/lib/shared/result";
import type { CallFailure } from "@/lib/web/api/call-failure";
import { ActionDialog } from "../action/action-dialog";
import { useActionCall } from "../action/use-action-call";
import type { Column } from "./column";

type Options<Row> = {
  /** Of the column, its button, the dialog, and the toast of what was done. */
  words: Readonly<Record<"column" | "end" | "title" | "lead" | "done", string>>;
  /** Both persons of a row. */
  nameOf: (row: Row) => string;
  canEnd: (row: Row) => boolean;
  send: (row: Row, reason: string) => Promise<Result<unknown, CallFailure>>;
  refresh: () => unknown;
};

/** The column whose button ends a row, for a reason that goes on record, and the dialog that asks for it. */
export function useEndColumn<Row>({ words, nameOf, canEnd, send, refresh }: Options<Row>): {
  column: Column<Row>;
  dialog: ReactNode;
} {
  const [row, setRow] = useState<Row | null>(null);
  const close = () => setRow(null);
  const ending = useActionCall({
    send: ({ row: ended, reason }: { row: Row; reason: string }) => send(ended, reason),
    refresh: async () => void (await refresh()),
    doneText: () => words.done,
    onDone: close,
  });
  const endButton = (of: Row) => (
    <Button
      variant="outline"
      size="small"
      aria-label={`${words.end}: ${nameOf(of)}`}
      onClick={() => setRow(of)}
    >
      {words.end}
    </Button>
  );
  return {
    column: {
      key: "end",
      title: words.column,
      render: (of) => (canEnd(of) ? endButton(of) : null),
    },
    dialog: (
      <ActionDialog
        isOpen={row !== null}
        title={words.title}
        lines={row ? [nameOf(row), words.lead] : []}
        reason="needed"
        confirmLabel={words.end}
        tone="bad"
        isBusy={ending.isBusy}
        refusal={ending.refusal}
        onConfirm={(reason) => row && void ending.run({ row, reason })}
        onClose={close}
      />
    ),
  };
}
