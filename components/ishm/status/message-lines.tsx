import { useTranslations } from "next-intl";
import { formatDateTime } from "@/lib/shared/time/date-format";
import { officeMenus } from "@/lib/web/office/office-menus";
import { OfficeLink } from "../frame/office-link";
import { useOffice } from "../frame/root/office-context";
import type { ClubStatus } from "./club-status";
import { StatusPart } from "./status-part";

/** Whether mails, text messages and app notifications go out, since when the oldest waits, and what was given up. */
export function MessageLines({ messages, pushes }: Pick<ClubStatus, "messages" | "pushes">) {
  return messages.map((queue) => (
    <QueueLines key={queue.channel} queue={queue} counts={queue.channel === "PUSH" ? pushes : null} />
  ));
}

type QueueProps = { queue: ClubStatus["messages"][number]; counts: ClubStatus["pushes"] };

function QueueLines({ queue, counts }: QueueProps) {
  const t = useTranslations("ishm.status.messages");
  const { formats, access } = useOffice();
  const { channel, state, waiting, oldestAt, parked, lastSentAt } = queue;
  return (
    <StatusPart title={t(`title.${channel}`)} state={state} word={t(`word.${state}`)}>
      <p>
        {waiting === 0 || !oldestAt
          ? t("noneWaiting")
          : t("waiting", { count: waiting, time: formatDateTime(oldestAt, formats) })}
      </p>
      {lastSentAt ? <p>{t("lastSent", { time: formatDateTime(lastSentAt, formats) })}</p> : null}
      {counts ? <PushCounts counts={counts} /> : null}
      {parked > 0 ? <p>{t("parked", { count: parked })}</p> : null}
      {parked > 0 && access(officeMenus.records.code).isRead ? (
        <p>
          <OfficeLink href={officeMenus.records.path}>{t("showThem")}</OfficeLink>
        </p>
      ) : null}
      {state === "look" && parked === 0 ? <p>{t("todo")}</p> : null}
    </StatusPart>
  );
}

/** Results of the notices on devices, in all and by kind. */
function PushCounts({ counts: { kinds, ...all } }: { counts: NonNullable<ClubStatus["pushes"]> }) {
  const t = useTranslations("ishm.status.messages");
  return (
    <>
      <p>{t("pushes", all)}</p>
      {kinds.length > 0 ? (
        <ul aria-label={t("byKind")} className="text-ink-2">
          {kinds.map(({ kind, ...counts }) => (
            <li key={kind}>{t("pushesOf", { kind: t(`kinds.${kind}`), ...counts })}</li>
          ))}
        </ul>
      ) : null}
    </>
  );
}
