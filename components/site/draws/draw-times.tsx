import { clsx } from "clsx";
import { getTranslations } from "next-intl/server";
import { Icon } from "@/components/ui/layout/icons";
import type { ClubFormats } from "@/lib/shared/money/club-formats";
import { formatDateTime } from "@/lib/shared/time/date-format";
import { webNow } from "@/lib/web/clock";
import { drawTimeline, type TimelineStep } from "@/lib/web/draws/timeline";
import type { DrawPost } from "@/lib/web/queries/draws";

type Props = { post: DrawPost; formats: ClubFormats };

/** The way of a draw with its exact times; where it stands now is told in a word too. */
export async function DrawTimes({ post, formats }: Props) {
  const t = await getTranslations("draws.times");
  const steps = drawTimeline(post, new Date(webNow()));
  const nameOf = ({ name }: TimelineStep) =>
    name === "decline" && post.isManualConfirm ? t("confirm") : t(name);
  return (
    <section aria-labelledby="times-heading">
      <h2 id="times-heading" className="border-b border-pine-800 pb-4 font-serif text-section">
        {t("title")}
      </h2>
      <ol>
        {steps.map((step) => (
          <li
            key={step.name}
            className={clsx(
              "grid grid-cols-[2rem_minmax(0,1fr)] gap-x-2 border-b border-line py-4",
              step.state === "now" && "border-s-4 border-s-bark ps-3",
            )}
          >
            <span aria-hidden="true" className="pt-1 text-ink-3">
              {step.state === "over" ? <Icon name="check" /> : null}
            </span>
            <div className="flex flex-wrap justify-between gap-x-6">
              <p className="font-semibold">
                {nameOf(step)}
                <span className="ms-3 text-caption font-normal text-ink-3">{t(step.state)}</span>
              </p>
              <p className="text-ink-2">
                <time dateTime={step.from}>{formatDateTime(step.from, formats)}</time>
                {step.to ? (
                  <>
                    {" – "}
                    <time dateTime={step.to}>{formatDateTime(step.to, formats)}</time>
                  </>
                ) : null}
              </p>
            </div>
          </li>
        ))}
      </ol>
      <p className="mt-3 text-caption text-ink-3">{t("zone", { zone: formats.standardTimeZone })}</p>
    </section>
  );
}
