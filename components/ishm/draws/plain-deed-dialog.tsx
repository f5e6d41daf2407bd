"use client";

import { useTranslations } from "next-intl";
import { formatDateTime } from "@/lib/shared/date-format";
import { call } from "@/lib/web/api/browser";
import { entriesOf, reservesOf, winnersOf } from "@/lib/web/office/draws/draw-deeds";
import { DeedDialog } from "../deed/deed-dialog";
import { useOffice } from "../frame/office-context";
import type { DeedProps } from "./draw-deeds";

type Props = DeedProps & { deed: "run" | "announce" | "cancel" };

const handled = { handled: true } as const;

/** Drawing, announcing, calling off: what it does to whom stands in the question. */
export function PlainDeedDialog({ deed, draw, isOpen, sending, onClose }: Props) {
  const t = useTranslations("ishm.draws.deeds");
  const { formats } = useOffice();
  const lines = useDeedLines({ deed, draw });
  const input = { params: { id: String(draw.drawPostIdx) } };
  const confirm = (reason: string) => {
    if (deed === "run") {
      return sending.send(
        () => call("POST /ops/draws/{id}/run", input, handled),
        ({ won, reserve, drawnAt }) =>
          t("run.done", { won, reserve, moment: drawnAt ? formatDateTime(drawnAt, formats) : "–" }),
      );
    }
    if (deed === "announce") {
      return sending.send(
        () => call("POST /ops/draws/{id}/announce", input, handled),
        ({ booked }) => t("announce.done", { booked }),
      );
    }
    return sending.send(
      () => call("POST /ops/draws/{id}/cancel", { ...input, body: { reason } }, handled),
      () => t("cancel.done"),
    );
  };
  return (
    <DeedDialog
      title={t(`titles.${deed}`, { title: draw.title })}
      lines={lines}
      reason={deed === "cancel" ? "needed" : undefined}
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

function useDeedLines({ deed, draw }: Pick<Props, "deed" | "draw">): string[] {
  const t = useTranslations("ishm.draws.deeds");
  const { formats, now } = useOffice();
  const applications = entriesOf(draw).length;
  const early = (event: "run" | "announce", planned: string) =>
    Date.parse(planned) > now().getTime()
      ? [t(`early.${event}`, { moment: formatDateTime(planned, formats) })]
      : [];
  if (deed === "run") {
    return [
      t("run.what", { applications, slots: draw.slotCount }),
      t("run.hidden"),
      t("run.once"),
      ...early("run", draw.drawAt),
    ];
  }
  if (deed === "announce") {
    const [won, reserve] = [winnersOf(draw).length, reservesOf(draw).length];
    return [
      t(draw.isManualConfirm ? "announce.offered" : "announce.what", { won }),
      t("announce.told", { applications, reserve }),
      t("announce.public"),
      ...early("announce", draw.announceAt),
    ];
  }
  return [
    t("cancel.what", { applications }),
    t("cancel.slots", { slots: draw.slotCount }),
    t("cancel.public"),
  ];
}
