"use client";

import { useTranslations } from "next-intl";
import type { PageContext } from "@/components/member/shared/page-context";
import type { Act } from "@/components/member/shared/use-act";
import { Button } from "@/components/ui/button";
import { Chip } from "@/components/ui/chip";
import type { OwnJoinRequest } from "@/lib/contract/bookings/joins";
import { formatDay, formatDays } from "@/lib/shared/time/deadline";
import { call } from "@/lib/web/api/browser";

type Props = {
  requests: readonly OwnJoinRequest[];
  context: PageContext;
  act: Act;
  /** The member may join nobody now: no party can be asked. */
  isSuspended: boolean;
};

/** The member's requests, each with the parties that fit. */
export function RequestList({ requests, ...props }: Props) {
  const t = useTranslations("joins.requests");
  if (requests.length === 0) return <p className="text-ink-2">{t("none")}</p>;
  return (
    <ul className="border-t border-line">
      {requests.map((one) => (
        <li key={one.requestIdx} className="border-b border-line py-5">
          <RequestItem request={one} {...props} />
        </li>
      ))}
    </ul>
  );
}

function RequestItem({ request, ...props }: Omit<Props, "requests"> & { request: OwnJoinRequest }) {
  const { context, act } = props;
  const t = useTranslations("joins.requests");
  const { requestIdx, fromDate, toDate, fromTime, toTime, partnerName, state, parties } = request;
  const params = { id: String(requestIdx) };
  const days = t("span", {
    days: formatDays(fromDate, toDate, context),
    times: `${fromTime}–${toTime}`,
  });
  return (
    <>
      <p className="flex flex-wrap items-center gap-x-3 font-semibold">
        {days}
        {state === "JOINED" ? <Chip tone="ok">{t("joined")}</Chip> : null}
      </p>
      {partnerName ? <p className="text-caption text-ink-2">{t("withOne", { name: partnerName })}</p> : null}
      {state === "OPEN" && parties.length === 0 ? <p className="mt-2 text-ink-2">{t("noParty")}</p> : null}
      <ul className="mt-3">
        {parties.map((party) => (
          <li key={party.bookingIdx} className="flex flex-wrap items-center gap-x-6 gap-y-2 py-3">
            <PartyLine party={party} request={request} {...props} />
          </li>
        ))}
      </ul>
      {state === "OPEN" ? (
        <Button
          variant="outline"
          size="touch"
          aria-label={`${t("withdraw")}: ${days}`}
          onClick={() =>
            void act.act(
              () => call("DELETE /ext/join-requests/{id}", { params }, { handled: true }),
              t("withdrawn"),
            )
          }
        >
          {t("withdraw")}
        </Button>
      ) : null}
    </>
  );
}

type PartyProps = Omit<Props, "requests"> & {
  request: OwnJoinRequest;
  party: OwnJoinRequest["parties"][number];
};

/** A party that fits, with the button to ask, or what came of it. */
function PartyLine({ party, request, context, act, isSuspended }: PartyProps) {
  const t = useTranslations("joins.requests");
  const paces = useTranslations("joins.paces");
  const { bookingIdx, playDate, teeTime, courseName, freeSeats, pace, ask } = party;
  const time = `${formatDay(playDate, context)} ${teeTime}`;
  const askIt = () =>
    call("POST /ext/join-asks", { body: { requestIdx: request.requestIdx, bookingIdx } }, { handled: true });
  const takeBack = () =>
    call("DELETE /ext/join-asks/{id}", { params: { id: String(ask?.askIdx) } }, { handled: true });
  return (
    <>
      <p className="min-w-0 flex-1 basis-56">
        <span className="font-medium">{time}</span>
        <span className="block text-caption text-ink-2">
          {[courseName, t("free", { count: freeSeats }), ...(pace === "ANY" ? [] : [paces(pace)])].join(
            " · ",
          )}
        </span>
      </p>
      {ask ? <Chip tone={ask.state === "JOINED" ? "ok" : "neutral"}>{t(`asks.${ask.state}`)}</Chip> : null}
      {!ask && request.state === "OPEN" && !isSuspended ? (
        <Button
          size="touch"
          aria-label={`${t("ask")}: ${time}`}
          onClick={() => void act.act(askIt, t("asked"))}
        >
          {t("ask")}
        </Button>
      ) : null}
      {ask?.state === "ASKED" ? (
        <Button
          variant="outline"
          size="touch"
          aria-label={`${t("withdrawAsk")}: ${time}`}
          onClick={() => void act.act(takeBack, t("withdrawn"))}
        >
          {t("withdrawAsk")}
        </Button>
      ) : null}
    </>
  );
}
