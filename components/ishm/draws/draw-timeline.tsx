import { useTranslations } from "next-intl";
import type { OfficeDraw } from "@/components/ishm/draws/run/office-draw";
import { cn } from "@/components/ui/cn";
import { Icon } from "@/components/ui/layout/icons";
import { formatDateTime } from "@/lib/shared/time/date-format";
import { drawTimeline } from "@/lib/web/draws/timeline";
import { Panel } from "../frame/panel";
import { useOffice } from "../frame/root/office-context";

/** The way of a draw with its times; what is over, on now or to come is a word too. */
export function DrawTimeline({ draw }: { draw: OfficeDraw }) {
  const t = useTranslations("ishm.draws.timeline");
  const { formats, now } = useOffice();
  return (
    <Panel title={t("title")}>
      <ol className="-my-2">
        {drawTimeline(draw, now()).map(({ name, from, to, state }) => (
          <li
            key={name}
            className={cn(
              "grid grid-cols-[1.5rem_minmax(0,1fr)] gap-x-2 border-b border-line py-2.5 last:border-b-0",
              state === "now" && "shadow-[inset_4px_0_0_var(--binding)]",
            )}
          >
            <span aria-hidden="true" className="pt-0.5 text-ok">
              {state === "over" ? <Icon name="check" size={18} /> : null}
            </span>
            <div className="flex flex-wrap justify-between gap-x-6">
              <p className="font-semibold">
                {name === "decline" && draw.isManualConfirm ? t("confirm") : t(name)}
                <span className="ms-2 text-chip font-normal text-ink-2">{t(state)}</span>
              </p>
              <p className="text-ink-2 tabular-nums">
                <time dateTime={from}>{formatDateTime(from, formats)}</time>
                {to ? (
                  <>
                    {" – "}
                    <time dateTime={to}>{formatDateTime(to, formats)}</time>
                  </>
                ) : null}
              </p>
            </div>
          </li>
        ))}
      </ol>
    </Panel>
  );
}
