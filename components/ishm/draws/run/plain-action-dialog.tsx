"use client";

import { useTranslations } from "next-intl";
import { formatDateTime } from "@/lib/shared/time/date-format";
import { call } from "@/lib/web/api/browser";
import { ActionDialog } from "../../action/action-dialog";
import { useOffice } from "../../frame/root/office-context";
import type { ActionProps } from "./draw-actions";
import { entriesOf, type OfficeDraw, reservesOf, winnersOf } from "./office-draw";

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

type PlainAction = "close" | "run" | "announce" | "cancel";

/** What an action does and to whom, and whether it needs a reason: what is done before its moment is a change by hand. */
function useActionLines(action: PlainAction, draw: OfficeDraw): { lines: string[]; isReasonNeeded: boolean } {
  const t = useTranslations("ishm.draws.deeds");
  const { formats, now } = useOffice();
  const applications = entriesOf(draw).length;
  if (action === "cancel") {
    const { slotCount: slots } = draw;
    const lines = [t("cancel.what", { applications }), t("cancel.slots", { slots }), t("cancel.public")];
    return { lines, isReasonNeeded: true };
  }
  const planned = { close: draw.applyTo, run: draw.drawAt, announce: draw.announceAt }[action];
  const isEarly = Date.parse(planned) > now().getTime();
  const moment = formatDateTime(planned, formats);
  const early = isEarly ? [t(`early.${action}`, { moment }), t("early.public")] : [];
  return { lines: [...linesOf(), ...early], isReasonNeeded: isEarly };

  function linesOf(): string[] {
    if (action === "close") return [t("close.what", { applications }), t("close.late"), t("close.fair")];
    if (action === "run") {
      const { slotCount: slots, beaconRound: round } = draw;
      const beacon = round === null ? [] : [t("run.beacon", { round })];
      return [t("run.what", { applications, slots }), t("run.hidden"), t("run.once"), ...beacon];
    }
    const [won, reserve] = [winnersOf(draw).length, reservesOf(draw).length];
    return [
      t(draw.isManualConfirm ? "announce.offered" : "announce.what", { won }),
      t("announce.told", { applications, reserve }),
      t("announce.public"),
    ];
  }
}
