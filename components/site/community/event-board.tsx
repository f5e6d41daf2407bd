import { getTranslations } from "next-intl/server";
import type { EventSummary } from "@/lib/contract/boards/events";
import { formatDate } from "@/lib/shared/time/date-format";
import type { BoardPage } from "@/lib/web/queries/boards";
import { localePath } from "@/lib/web/routing/locale";
import { paths } from "@/lib/web/routing/paths";
import { BoardRow } from "./board-row";
import { type BoardFrame, BoardSection } from "./board-section";

type Props = BoardFrame & { events: BoardPage<EventSummary> };

/** The club's events: the days, what it is, and how long there is still time. */
export async function EventBoard({ club, language, keyword = "", events }: Props) {
  const t = await getTranslations("community.event");
  const empty = keyword ? t("emptySearch", { keyword }) : t("empty");
  return (
    <BoardSection
      {...{ club, language, keyword, page: events.page, pageCount: events.pageCount }}
      board="event"
      title={t("title")}
      searchLabel={t("searchLabel")}
      count={t("count", { count: events.total })}
      empty={events.total === 0 ? empty : null}
    >
      <ul>
        {events.list.map((event) => (
          <BoardRow
            key={event.eventIdx}
            href={localePath(paths.event(event.eventIdx), language, club.defaultLanguage)}
            lead={`${formatDate(event.startDate, club.formats)} – ${formatDate(event.endDate, club.formats)}`}
            title={<span className="font-semibold">{event.title}</span>}
            detail={event.summary}
            end={<EventTime event={event} />}
          />
        ))}
      </ul>
    </BoardSection>
  );
}

/** Whether an event is to come, running or over, with the days that are left. */
export async function EventTime({ event }: { event: Pick<EventSummary, "progress" | "dDay"> }) {
  const t = await getTranslations("community.event");
  const days = event.dDay ?? 0;
  if (event.progress === "0") return <span className="text-info">{t("begins", { days })}</span>;
  if (event.progress === "1") {
    return <span className="font-semibold text-bark-700">{t("runs", { days })}</span>;
  }
  return <span>{t("ended")}</span>;
}
