import { useTranslations } from "next-intl";
import { formatDateTime } from "@/lib/shared/time/date-format";
import { useOffice } from "../../frame/root/office-context";
import { entriesOf, type OfficeDraw, reservesOf, winnersOf } from "./office-draw";

export type PlainAction = "close" | "run" | "announce" | "cancel";

/** What an action does and to whom, and whether it needs a reason: what is done before its moment is a change by hand. */
export function useActionLines(
  action: PlainAction,
  draw: OfficeDraw,
): { lines: string[]; isReasonNeeded: boolean } {
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
