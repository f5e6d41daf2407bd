import { useTranslations } from "next-intl";
import { formatDateTime } from "@/lib/shared/time/date-format";
import { Panel } from "../../frame/panel";
import { useOffice } from "../../frame/root/office-context";
import { useDrawNames } from "../use-draw-names";
import type { OfficeDraw } from "./office-draw";

/** What people did by hand, by whom and why; the public proof shows the same without the name. */
export function ChangesPanel({ draw }: { draw: OfficeDraw }) {
  const t = useTranslations("ishm.draws.changes");
  const { formats } = useOffice();
  const names = useDrawNames();
  return (
    <Panel title={t("title")}>
      <p className="text-ink-2">{t(draw.amendments.length === 0 ? "none" : "public")}</p>
      <ol className="flex flex-col gap-3 empty:hidden">
        {draw.amendments.map(({ kind, at, plannedAt, by, reason, moves }) => (
          <li key={at} className="border-t border-line pt-3">
            <p className="flex flex-wrap justify-between gap-x-4">
              <span className="font-semibold">{t(`kinds.${kind}`)}</span>
              <span className="text-chip text-ink-2">
                {formatDateTime(at, formats)} · {by}
              </span>
            </p>
            {plannedAt ? (
              <p className="text-ink-2">{t("planned", { moment: formatDateTime(plannedAt, formats) })}</p>
            ) : null}
            <p>{t("reason", { reason })}</p>
            {moves.map(({ drawIdx, from, to }) => (
              <p key={drawIdx} className="text-ink-2">
                {t("move", {
                  entry: drawIdx,
                  from: from ? names.teeTime(from) : t("noTime"),
                  to: to ? names.teeTime(to) : t("noTime"),
                })}
              </p>
            ))}
          </li>
        ))}
      </ol>
    </Panel>
  );
}
