import { getTranslations } from "next-intl/server";
import { Picture } from "@/components/site/layout/picture";
import { RecordView } from "@/components/site/layout/record-view";
import { SiteLink } from "@/components/site/layout/site-link";
import { buttonStyle } from "@/components/ui/button-style";
import { RichText } from "@/components/ui/layout/rich-text";
import { Sign } from "@/components/ui/layout/signs";
import type { EventDetail } from "@/lib/contract/boards/events";
import { isLanguage, type Language } from "@/lib/shared/languages";
import { formatMoney } from "@/lib/shared/money/money";
import { joinSentences, withGap } from "@/lib/shared/texts/sentences";
import { formatDay, formatDays, formatDeadline } from "@/lib/shared/time/deadline";
import type { Club } from "@/lib/web/queries/club";
import type { EventOffer } from "@/lib/web/reservation/event-offer";
import { localePath } from "@/lib/web/routing/locale";
import { paths } from "@/lib/web/routing/paths";
import { EventLandscape } from "./event-landscape";
import { EventTime } from "./post-boards";
import { LanguageNote, NeighbourLinks } from "./post-parts";

type Props = {
  club: Club;
  language: Language;
  event: EventDetail;
  /** Offer of the event's own days; null where it leads elsewhere. */
  offer: EventOffer | null;
};

/** An event: its days first, then its picture with the way to take part, and its text. */
export async function EventView({ club, language, event, offer }: Props) {
  const t = await getTranslations("community.event");
  const link = (path: string) => localePath(path, language, club.defaultLanguage);
  const shown = isLanguage(event.language ?? "") ? (event.language as Language) : language;
  const days = formatDays(event.startDate, event.endDate, { language, formats: club.formats });
  const neighbours = [
    { one: event.next, label: t("nextEvent") },
    { one: event.prev, label: t("previousEvent") },
  ];
  return (
    <article className="page-width pt-6 pb-32 min-[64rem]:pt-14">
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
      <div className="mt-6 grid grid-cols-1 items-start gap-x-12 gap-y-6 min-[64rem]:mt-10 min-[64rem]:grid-cols-[minmax(0,60rem)_minmax(17rem,20rem)]">
        <div>
          <EventPicture club={club} event={event} />
        </div>
        {event.progress === "2" ? null : (
          <TakePart club={club} language={language} event={event} offer={offer} />
        )}
      </div>
      <RichText html={event.contents} lang={shown} className="mt-10 rule-top pt-10" />
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

/** The event's own picture, or the club's land in the season that it begins in. */
function EventPicture({ club, event }: { club: Club; event: EventDetail }) {
  const { thumbUrl, startDate, eventIdx } = event;
  const frame = "aspect-video w-full max-w-[60rem] bg-paper-2 object-cover";
  if (!thumbUrl) {
    return (
      <EventLandscape
        club={club}
        startDate={startDate}
        turn={eventIdx}
        sizes="(min-width: 64rem) 960px, 100vw"
        isFirst
        className={frame}
      />
    );
  }
  return (
    <Picture
      src={thumbUrl}
      alt=""
      width={960}
      height={540}
      sizes="(min-width: 64rem) 960px, 100vw"
      className={frame}
    />
  );
}

type TakePartProps = Omit<Props, "event"> & { event: Pick<EventDetail, "link"> };

/** The way in: a day of the event with its price and what is left, a page that it names, or the club's number. */
async function TakePart({ club, language, event, offer }: TakePartProps) {
  const t = await getTranslations("community.event");
  const link = (path: string) => localePath(path, language, club.defaultLanguage);
  const phone = club.info.rsvPhoneNo;
  const day = (date: string) => formatDay(date, { language, formats: club.formats });
  const isOfSheet = event.link === paths.reservation();
  const price = offer?.kind === "free" && offer.minGreenFee !== null ? offer.minGreenFee : null;
  return (
    <section aria-labelledby="take-heading" className="rule-heavy pt-5">
      <h2 id="take-heading" className="font-serif text-sub">
        {t("takeTitle")}
      </h2>
      {offer?.kind === "free" ? (
        <p className="mt-3 text-lead">
          {joinSentences([
            t("left", { day: day(offer.date), teams: offer.freeTeams, days: offer.days }),
            price !== null && t("fee", { fee: formatMoney(price, club.formats) }),
          ])}
        </p>
      ) : null}
      {offer?.kind === "later" ? (
        <p className="mt-3 text-lead">
          {t("opens", {
            day: day(offer.date),
            time: formatDeadline(offer.opensAt, { language, formats: club.formats }),
          })}
        </p>
      ) : null}
      <div className="mt-5 flex flex-wrap items-center gap-x-6 gap-y-3">
        {offer?.kind === "free" ? (
          <SiteLink
            href={link(paths.reservation({ date: offer.date }))}
            className={buttonStyle("primary", "medium")}
          >
            {t("toDay", { day: day(offer.date) })}
            <Sign name="arrow-right" />
          </SiteLink>
        ) : null}
        {event.link && !isOfSheet ? (
          <EventLink href={event.link} label={t(event.link.startsWith("/") ? "more" : "take")} link={link} />
        ) : null}
        <p>
          {withGap(t("call"))}
          <a href={`tel:${phone}`} className="link inline-flex min-h-11 items-center whitespace-nowrap">
            {phone}
          </a>
        </p>
      </div>
    </section>
  );
}

/** The event's link: a page of the site, or another site in the same window. */
function EventLink({ href, label, link }: { href: string; label: string; link(path: string): string }) {
  const isOwn = href.startsWith("/");
  const content = (
    <>
      {label}
      <Sign name="arrow-right" />
    </>
  );
  const style = buttonStyle("primary", "medium");
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
