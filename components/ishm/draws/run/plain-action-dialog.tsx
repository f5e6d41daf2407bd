"use client";

import { useTranslations } from "next-intl";
import { formatDateTime } from "@/lib/shared/time/date-format";
import { call } from "@/lib/web/api/browser";
import { ActionDialog } from "../../action/action-dialog";
import { useOffice } from "../../frame/root/office-context";
import type { ActionProps } from "./draw-actions";
import { type PlainAction, useActionLines } from "./use-action-lines";

type Props = ActionProps & { action: PlainAction };

const handled = { handled: true } as const;

/** Closing, drawing, announcing, calling off: what it does to whom stands in the question. */
export function PlainActionDialog({ action, draw, isOpen, sending, onClose }: Props) {
  const t = useTranslations("ishm.draws.deeds");
  const { formats } = useOffice();
  const { lines, isReasonNeeded } = useActionLines(action, draw);
  const input = { params: { id: String(draw.drawPostIdx) } };
  const confirm = (reason: string) => {
    const body = { reason };
    const given = reason === "" ? {} : body;
    if (action === "close") {
      return sending.send(
        () => call("POST /ops/draws/{id}/close", { ...input, body }, handled),
        ({ applications }) => t("close.done", { applications }),
      );
    }
    if (action === "run") {
      return sending.send(
        () => call("POST /ops/draws/{id}/run", { ...input, body: given }, handled),
        ({ won, reserve, drawnAt }) =>
          t("run.done", { won, reserve, moment: drawnAt ? formatDateTime(drawnAt, formats) : "–" }),
      );
    }
    if (action === "announce") {
      return sending.send(
        () => call("POST /ops/draws/{id}/announce", { ...input, body: given }, handled),
        ({ booked }) => t("announce.done", { booked }),
      );
    }
    return sending.send(
      () => call("POST /ops/draws/{id}/cancel", { ...input, body }, handled),
      () => t("cancel.done"),
    );
  };
  return (
    <ActionDialog
      title={t(`titles.${action}`, { title: draw.title })}
      lines={lines}
      reason={isReasonNeeded ? "needed" : undefined}
      confirmLabel={t(`confirms.${action}`)}
      tone={action === "cancel" ? "bad" : "plain"}
      isOpen={isOpen}
      isBusy={sending.isBusy}
      failure={sending.failure}
      onConfirm={(reason) => void confirm(reason).then((isDone) => isDone && onClose())}
      onClose={onClose}
    />
  );
}
