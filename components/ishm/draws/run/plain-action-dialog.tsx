"use client";

import { useTranslations } from "next-intl";
import { mapResult, type Result } from "@/lib/shared/result";
import { formatDateTime } from "@/lib/shared/time/date-format";
import { call } from "@/lib/web/api/browser";
import type { CallFailure } from "@/lib/web/api/call-failure";
import { ActionDialog } from "../../action/action-dialog";
import { useActionCall } from "../../action/use-action-call";
import { useOffice } from "../../frame/root/office-context";
import { useDeadline } from "../../frame/use-deadline";
import { entriesOf, type OfficeDraw, reservesOf, winnersOf } from "./office-draw";

export type DrawActionProps = {
  draw: OfficeDraw;
  isOpen: boolean;
  /** Reads the draw anew: after an action, and after a refusal. */
  refresh: () => Promise<unknown>;
  onClose: () => void;
};

type DrawCall<Body, Answer> = Omit<DrawActionProps, "draw" | "isOpen"> & {
  send: (body: Body) => Promise<Result<Answer, CallFailure>>;
  doneText: (answer: Answer, body: Body) => string;
};

/** Refusals that mean that the draw has moved on, by another administrator or by the clock (domain.md 13). */
const movedOn: readonly number[] = [2001, 4501, 4505, 4507];
const ineligible = 4502;
const handled = { handled: true } as const;

/** Sends one event of a draw. Spread `dialog` into the `ActionDialog` that asks for it. */
export function useDrawCall<Body, Answer>({ onClose, ...options }: DrawCall<Body, Answer>) {
  const t = useTranslations("ishm.draws.refused");
  const { run, isBusy, failure, forget } = useActionCall<Body, Answer>({
    ...options,
    onDone: onClose,
    wordOf({ code, msgVar }) {
      if (code === ineligible) return t("ineligible", { reason: msgVar[0] ?? "" });
      return movedOn.some((one) => one === code) ? t("moved") : null;
    },
  });
  const close = () => {
    forget();
    onClose();
  };
  return { run, dialog: { isBusy, failure, onClose: close } };
}

type PlainAction = "close" | "run" | "announce" | "cancel";

/** Asks before a draw is closed, run, announced or cancelled; the lines say what that does and to how many. */
export function PlainActionDialog({
  action,
  draw,
  isOpen,
  ...given
}: DrawActionProps & { action: PlainAction }) {
  const t = useTranslations("ishm.draws.actions");
  const { formats } = useOffice();
  const { lines, isReasonNeeded } = useActionLines(action, draw);
  const params = { id: String(draw.drawPostIdx) };
  const send = {
    close: async (reason: string) =>
      mapResult(
        await call("POST /ops/draws/{id}/close", { params, body: { reason } }, handled),
        ({ applications }) => t("close.done", { applications }),
      ),
    run: async (reason: string) =>
      mapResult(
        await call("POST /ops/draws/{id}/run", { params, body: reason ? { reason } : {} }, handled),
        ({ won, reserve, drawnAt }) =>
          t("run.done", { won, reserve, moment: drawnAt ? formatDateTime(drawnAt, formats) : "–" }),
      ),
    announce: async (reason: string) =>
      mapResult(
        await call("POST /ops/draws/{id}/announce", { params, body: reason ? { reason } : {} }, handled),
        ({ booked }) => t("announce.done", { booked }),
      ),
    cancel: async (reason: string) =>
      mapResult(await call("POST /ops/draws/{id}/cancel", { params, body: { reason } }, handled), () =>
        t("cancel.done"),
      ),
  }[action];
  const { run, dialog } = useDrawCall<string, string>({ ...given, send, doneText: (text) => text });
  return (
    <ActionDialog
      {...dialog}
      title={t(`titles.${action}`, { title: draw.title })}
      lines={lines}
      reason={isReasonNeeded ? "needed" : undefined}
      confirmLabel={t(`confirms.${action}`)}
      tone={action === "cancel" ? "bad" : "plain"}
      isOpen={isOpen}
      onConfirm={(reason) => void run(reason)}
    />
  );
}

/** The lines of the question. A reason is needed for a cancellation, and for anything done before its planned moment. */
function useActionLines(action: PlainAction, draw: OfficeDraw): { lines: string[]; isReasonNeeded: boolean } {
  const t = useTranslations("ishm.draws.actions");
  const { now } = useOffice();
  const deadline = useDeadline();
  const applications = entriesOf(draw).length;
  if (action === "cancel") {
    const { slotCount: slots } = draw;
    const lines = [t("cancel.what", { applications }), t("cancel.slots", { slots }), t("cancel.public")];
    return { lines, isReasonNeeded: true };
  }
  const planned = { close: draw.applyTo, run: draw.drawAt, announce: draw.announceAt }[action];
  const isEarly = Date.parse(planned) > now().getTime();
  const moment = deadline.moment(planned);
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
