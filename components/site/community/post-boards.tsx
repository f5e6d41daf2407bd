import { getTranslations } from "next-intl/server";
import { Icon } from "@/components/ui/layout/icons";
import type { EventSummary } from "@/lib/contract/boards/events";
import type { ReferenceSummary } from "@/lib/contract/boards/references";
import { formatMoney } from "@/lib/shared/money/money";
import { formatDate } from "@/lib/shared/time/date-format";
import { formatDays } from "@/lib/shared/time/deadline";
import type { AnyBoard, BoardPage, NoticeList } from "@/lib/web/queries/boards";
import { localePath } from "@/lib/web/routing/locale";
import { paths } from "@/lib/web/routing/paths";
import { type BoardFrame, BoardRow, BoardSection } from "./board-section";
import { FameBoard, LostItemBoard } from "./club-boards";
import { NoticeRows } from "./notice-rows";

/** Whichever board an address asks for. */
export function OneBoard({ shown, ...frame }: BoardFrame & { shown: AnyBoard }) {
  switch (shown.board) {
    case "notice":
      return <NoticeBoard {...frame} notices={shown.rows} />;
    case "event":
      return <EventBoard {...frame} events={shown.rows} />;
    case "reference":
      return <ReferenceBoard {...frame} references={shown.rows} />;
    case "hof":
      return <FameBoard {...frame} fame={shown.rows} />;
    case "lost-item":
      return <LostItemBoard {...frame} lostItems={shown.rows} />;
  }
}

type Props = BoardFrame & { notices: NoticeList };

/** Pinned notices, then the list. */
export async function NoticeBoard({ notices, ...frame }: Props) {
  const t = await getTranslations("community.notice");
  const rows = { club: frame.club, language: frame.language, isNewText: t("new"), hasFileText: t("hasFile") };
  return (
    <BoardSection {...frame} board="notice" rows={notices}>
      {notices.top.length > 0 ? <NoticeRows {...rows} notices={notices.top} topText={t("top")} /> : null}
      {notices.list.length > 0 ? (
        <NoticeRows {...rows} notices={notices.list} topText={notices.top.length > 0 ? "" : undefined} />
      ) : null}
    </BoardSection>
  );
}

type EventBoardProps = BoardFrame & { events: BoardPage<EventSummary> };

/** The club's events: the days, what it is, and how long there is still time. */
export function EventBoard({ events, ...frame }: EventBoardProps) {
  const { club, language } = frame;
  return (
    <BoardSection {...frame} board="event" rows={events}>
      <ul>
        {events.list.map((event) => (
          <BoardRow
            key={event.eventIdx}
            href={localePath(paths.event(event.eventIdx), language, club.defaultLanguage)}
            lead={formatDays(event.startDate, event.endDate, { language, formats: club.formats })}
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

type ReferenceBoardProps = BoardFrame & { references: BoardPage<ReferenceSummary> };

/** Papers to read and save, and what the pro shop sells. */
export async function ReferenceBoard({ references, ...frame }: ReferenceBoardProps) {
  const { club, language } = frame;
  const t = await getTranslations("community.reference");
  return (
    <BoardSection {...frame} board="reference" rows={references}>
      <ul>
        {references.list.map((one) => (
          <BoardRow
            key={one.referenceIdx}
            href={localePath(paths.reference(one.referenceIdx), language, club.defaultLanguage)}
            lead={one.typeName ?? ""}
            title={
              <>
                {one.title}
                {one.files.length > 0 ? (
                  <Icon
                    name="paperclip"
                    size={16}
                    label={t("hasFile")}
                    className="ms-2 inline-block align-[-2px] text-ink-3"
                  />
                ) : null}
              </>
            }
            end={
              one.price === null ? (
                <time dateTime={one.createdAt}>{formatDate(one.createdAt, club.formats)}</time>
              ) : (
                <span className="font-semibold text-ink">{formatMoney(one.price, club.formats)}</span>
              )
            }
          />
        ))}
      </ul>
    </BoardSection>
  );
}
