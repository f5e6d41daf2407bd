import { getTranslations } from "next-intl/server";
import { Picture } from "@/components/site/layout/picture";
import { RecordView } from "@/components/site/layout/record-view";
import { SiteLink } from "@/components/site/layout/site-link";
import { buttonStyle } from "@/components/ui/button-style";
import { Icon } from "@/components/ui/layout/icons";
import { RichText } from "@/components/ui/layout/rich-text";
import type { EventDetail } from "@/lib/contract/boards/events";
import { isLanguage, type Language } from "@/lib/shared/languages";
import { formatDate } from "@/lib/shared/time/date-format";
import type { Club } from "@/lib/web/queries/club";
import { localePath } from "@/lib/web/routing/locale";
import { paths } from "@/lib/web/routing/paths";
import { EventTime } from "./post-boards";
import { LanguageNote, NeighbourLinks } from "./post-parts";

type Props = { club: Club; language: Language; event: EventDetail };

/** An event: its days first, then its picture, its text and the way to take part. */
export async function EventView({ club, language, event }: Props) {
  const t = await getTranslations("community.event");
  const link = (path: string) => localePath(path, language, club.defaultLanguage);
  const shown = isLanguage(event.language ?? "") ? (event.language as Language) : language;
  const days = `${formatDate(event.startDate, club.formats)} – ${formatDate(event.endDate, club.formats)}`;
  const neighbours = [
    { one: event.next, label: t("nextEvent") },
    { one: event.prev, label: t("previousEvent") },
  ];
  return (
    <article className="page-width pt-14 pb-32">
      <RecordView kind="event" idx={event.eventIdx} clubCode={club.info.clubCode} timeZone={club.dayZone} />
      <header className="max-w-[52rem]">
        <p className="mb-3 flex flex-wrap gap-x-4 font-semibold">
          {days}
          <EventTime event={{ progress: event.progress, dDay: event.dDay ?? null }} />
        </p>
        <h1 lang={shown} className="font-serif text-title">
          {event.title}
        </h1>
        {event.summary ? <p className="mt-5 text-lead text-ink-2">{event.summary}</p> : null}
      </header>
      {shown === language ? null : <LanguageNote shown={shown} />}
      {event.thumbUrl ? (
        <Picture
          src={event.thumbUrl}
          alt=""
          width={960}
          height={540}
          sizes="(min-width: 64rem) 960px, 100vw"
          className="mt-10 aspect-video w-full max-w-[60rem] bg-paper-2 object-cover"
        />
      ) : null}
      <RichText html={event.contents} lang={shown} className="mt-10 rule-top pt-10" />
      {event.link ? <EventLink href={event.link} label={t("take")} link={link} /> : null}
      <NeighbourLinks
        label={t("title")}
        listHref={link(paths.community("event"))}
        neighbours={neighbours.flatMap(({ one, label }) =>
          one ? [{ href: link(paths.event(one.eventIdx)), title: one.title, label }] : [],
        )}
      />
    </article>
  );
}

/** Where one takes part: a page of the site, or somebody else's in the same window. */
function EventLink({ href, label, link }: { href: string; label: string; link(path: string): string }) {
  const isOwn = href.startsWith("/");
  const content = (
    <>
      {label}
      <Icon name="arrow-right" />
    </>
  );
  const style = buttonStyle("primary", "medium", "mt-10");
  return isOwn ? (
    <SiteLink href={link(href)} className={style}>
      {content}
    </SiteLink>
  ) : (
    <a href={href} rel="noreferrer" className={style}>
      {content}
    </a>
  );
}
