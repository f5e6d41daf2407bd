"use client";

import { useTranslations } from "next-intl";
import { formatDateTime } from "@/lib/shared/date-format";
import { call } from "@/lib/web/api/browser";
import { DeedDialog } from "../deed/deed-dialog";
import { useOffice } from "../frame/office-context";
import type { DeedProps } from "./draw-deeds";
import { type PlainDeed, useDeedLines } from "./use-deed-lines";

type Props = DeedProps & { deed: PlainDeed };

const handled = { handled: true } as const;

/** Closing, drawing, announcing, calling off: what it does to whom stands in the question. */
export function PlainDeedDialog({ deed, draw, isOpen, sending, onClose }: Props) {
  const t = useTranslations("ishm.draws.deeds");
  const { formats } = useOffice();
  const { lines, isReasonNeeded } = useDeedLines(deed, draw);
  const input = { params: { id: String(draw.drawPostIdx) } };
  const confirm = (reason: string) => {
    const body = { reason };
    const given = reason === "" ? {} : body;
    if (deed === "close") {
      return sending.send(
        () => call("POST /ops/draws/{id}/close", { ...input, body }, handled),
        ({ applications }) => t("close.done", { applications }),
      );
    }
    if (deed === "run") {
      return sending.send(
        () => call("POST /ops/draws/{id}/run", { ...input, body: given }, handled),
        ({ won, reserve, drawnAt }) =>
          t("run.done", { won, reserve, moment: drawnAt ? formatDateTime(drawnAt, formats) : "–" }),
      );
    }
    if (deed === "announce") {
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
    <DeedDialog
      title={t(`titles.${deed}`, { title: draw.title })}
      lines={lines}
      reason={isReasonNeeded ? "needed" : undefined}
      confirmLabel={t(`confirms.${deed}`)}
      tone={deed === "cancel" ? "bad" : "plain"}
      isOpen={isOpen}
      isBusy={sending.isBusy}
      failure={sending.failure}
      onConfirm={(reason) => void confirm(reason).then((isDone) => isDone && onClose())}
      onClose={onClose}
    />
  );
}
