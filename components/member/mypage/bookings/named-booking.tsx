"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { Group } from "@/components/member/shared/layout/facts";
import { NoteLine } from "@/components/member/shared/layout/note-line";
import { Refusal } from "@/components/member/shared/layout/refusal";
import type { PageContext } from "@/components/member/shared/page-context";
import { Button } from "@/components/ui/button";
import { Chip } from "@/components/ui/chip";
import type { CallOutput } from "@/lib/contract/routes";
import { formatMoney } from "@/lib/shared/money/money";
import { call } from "@/lib/web/api/browser";
import { bookingKind } from "@/lib/web/my/booking-state";
import { failureSentence } from "@/lib/web/runtime/failure-sentence";
import { useOnce } from "@/lib/web/runtime/use-once";
import { useFreshLists } from "../../shared/data/use-fresh-lists";
import { CheckInPart } from "./check-in-part";
import { RoundHead } from "./round-head";

type Roster = CallOutput<"GET /ext/bookings/{id}/roster">;
type Props = { roster: Roster; memberIdx: number; context: PageContext };

/** A round of somebody else that the member is named in: who plays, and the member's own yes or no. */
export function NamedBooking({ roster, memberIdx, context }: Props) {
  const t = useTranslations("mypage.booking");
  const [hasLeft, setLeft] = useState(false);
  if (hasLeft) return <NoteLine tone="ok">{t("left")}</NoteLine>;
  return (
    <div className="flex flex-col gap-14 [&>section]:mt-0">
      <RoundHead
        context={context}
        playDate={roster.playDate}
        teeTime={roster.teeTime}
        turnTime={roster.turnTime}
        course={roster.courseName}
        state={roster.state}
        stateName={null}
      />
      <CheckInPart bookingIdx={roster.bookingIdx} memberIdx={memberIdx} context={context} />
      <Group id="players" title={t("players")}>
        <ol className="-mt-6">
          {roster.players.map((player) => (
            <li key={player.seq} className="flex flex-wrap items-center gap-x-6 border-b border-line py-4">
              <span className="w-5 text-ink-3 tabular-nums">{player.seq}</span>
              <span className="min-w-0 flex-1 font-semibold">{player.name || t("unnamed")}</span>
              {player.isMe ? <Chip tone="info">{t("me")}</Chip> : null}
              {player.isBooker ? <Chip tone="neutral">{t("booker")}</Chip> : null}
              {player.isMember && !player.isBooker ? (
                <Chip tone={player.isAccepted ? "ok" : "warn"}>
                  {t(player.isAccepted ? "accepted" : "asked")}
                </Chip>
              ) : null}
            </li>
          ))}
        </ol>
      </Group>
      {bookingKind(roster.state) === "live" ? (
        <Answer roster={roster} context={context} onLeft={() => setLeft(true)} />
      ) : null}
    </div>
  );
}

type AnswerProps = { roster: Roster; context: PageContext; onLeft: () => void };

function Answer({ roster, context, onLeft }: AnswerProps) {
  const t = useTranslations("mypage.booking");
  const { run, isBusy } = useOnce();
  const refresh = useFreshLists();
  const [failure, setFailure] = useState<string | null>(null);
  const fee = roster.ownFee;
  const isAccepted = roster.players.some(({ isMe, isAccepted: isYes }) => isMe && isYes);
  const say = (action: "ACCEPT" | "LEAVE") =>
    run(async () => {
      setFailure(null);
      const params = { id: String(roster.bookingIdx) };
      const answer = await call(
        "PUT /ext/bookings/{id}/players/me",
        { params, body: { action } },
        { handled: true },
      );
      if (!answer.ok) return setFailure(await failureSentence(answer.failure, context.language));
      if (action === "LEAVE") onLeft();
      await refresh();
    });
  return (
    <Group id="answer" title={t(isAccepted ? "youPlay" : "doYouPlay")} lead={t("answerLead")}>
      {fee && !isAccepted ? (
        <p className="mb-4">
          {t("feeIfYes", {
            member: formatMoney(fee.asMember, context.formats),
            companion: formatMoney(fee.asCompanion, context.formats),
          })}
        </p>
      ) : null}
      <div className="flex flex-wrap gap-3">
        {isAccepted ? null : (
          <Button isBusy={isBusy} onClick={() => void say("ACCEPT")}>
            {t("accept")}
          </Button>
        )}
        <Button variant="outline" isBusy={isBusy} onClick={() => void say("LEAVE")}>
          {t("leave")}
        </Button>
      </div>
      <p role="status" className="mt-3 text-ok">
        {isAccepted ? t("acceptedText") : ""}
      </p>
      <Refusal>{failure}</Refusal>
    </Group>
  );
}
