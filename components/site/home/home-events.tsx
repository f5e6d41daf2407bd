import { clsx } from "clsx";
import { getTranslations } from "next-intl/server";
import { EventLandscape } from "@/components/site/community/event-landscape";
import { MoreLink } from "@/components/site/layout/more-link";
import { Picture } from "@/components/site/layout/picture";
import { SiteLink } from "@/components/site/layout/site-link";
import type { EventSummary } from "@/lib/contract/boards/events";
import type { Language } from "@/lib/shared/languages";
import { formatDays } from "@/lib/shared/time/deadline";
import type { Club } from "@/lib/web/queries/club";
import { localePath } from "@/lib/web/routing/locale";
import { paths } from "@/lib/web/routing/paths";

type Props = { club: Club; language: Language; events: readonly EventSummary[] };

/** The next events, each with its picture or a view of its season. */
export async function HomeEvents({ club, language, events }: Props) {
  const t = await getTranslations("home.events");
  const link = (path: string) => localePath(path, language, club.defaultLanguage);
  return (
    <section aria-labelledby="home-events" className="min-w-0">
      <div className="flex flex-wrap items-end justify-between gap-x-6 rule-bottom pb-5">
        <h2 id="home-events" className="font-serif text-section">
          {t("title")}
        </h2>
        <MoreLink href={link(paths.community("event"))} text={t("all")} className="min-h-9" />
      </div>
      {events.length === 0 ? <p className="border-b border-line py-12 text-ink-2">{t("empty")}</p> : null}
      <ul className="mt-6 grid grid-cols-1 gap-x-6 gap-y-10 min-[28.75rem]:grid-cols-2">
        {events.map((event, position) => (
          <li key={event.eventIdx}>
            <SiteLink href={link(paths.event(event.eventIdx))} className="group block">
              <EventPicture club={club} event={event} position={position} />
              <span className="mt-4 block font-serif text-sub text-pine-900 group-hover:underline group-hover:decoration-1 group-hover:underline-offset-4">
                {event.title}
              </span>
              <span className="mt-2 block text-caption text-ink-2">
                {formatDays(event.startDate, event.endDate, { language, formats: club.formats })}
                <br />
                {event.summary}
              </span>
            </SiteLink>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Two events in a row look at different parts of the land. */
const crops = ["object-[88%_60%]", "object-[22%_60%]"] as const;
const frame = "aspect-[5/4] w-full bg-paper-2 object-cover object-[50%_60%] min-[56.25rem]:aspect-[9/10]";

type PictureProps = { club: Club; event: EventSummary; position: number };

function EventPicture({ club, event, position }: PictureProps) {
  const { thumbUrl, startDate } = event;
  if (thumbUrl)
    return (
      <Picture
        src={thumbUrl}
        alt=""
        width={400}
        height={444}
        sizes="(min-width: 56.25rem) 300px, 100vw"
        loading="lazy"
        className={frame}
      />
    );
  return (
    <EventLandscape
      club={club}
      startDate={startDate}
      turn={position}
      sizes="(min-width: 56.25rem) 600px, 100vw"
      className={clsx(frame, crops[position % crops.length])}
    />
  );
}
