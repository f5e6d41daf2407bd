"use client";

import { useTranslations } from "next-intl";
import { Refusal } from "@/components/member/shared/layout/refusal";
import type { BookingContext } from "@/components/member/shared/page-context";
import { Button } from "@/components/ui/button";
import { formatTime } from "@/lib/shared/time/date-format";
import { OpeningCountdown } from "../day/opening-countdown";
import type { QueueState } from "./use-queue";

type Props = {
  context: BookingContext;
  queue: QueueState;
  isJoining: boolean;
  problem: string | null;
  onJoin: () => void;
};

/** The queue of a fair opening, instead of the tee sheet: coming early gains nothing, and the position is kept. */
export function QueuePanel({ context, queue, isJoining, problem, onJoin }: Props) {
  const t = useTranslations("booking.queue");
  return (
    <section aria-labelledby="queue-heading" className="border border-pine-900 border-t-3 bg-sheet px-6 py-6">
      <h3 id="queue-heading" className="font-serif text-sub">
        {t("title")}
      </h3>
      <p className="mt-2 max-w-[40rem] text-ink-2">{t("lead")}</p>
      <div role="status" className="mt-5">
        <QueueStatus context={context} queue={queue} />
      </div>
      {queue.position === null ? <OpeningCountdown openAt={queue.openAt} /> : null}
      {queue.isHere ? null : (
        <Button className="mt-5" isBusy={isJoining} busyText={t("joining")} onClick={onJoin}>
          {t(queue.joined ? "takeOver" : "join")}
        </Button>
      )}
      <Refusal>{problem}</Refusal>
    </section>
  );
}

function QueueStatus({ context, queue }: Pick<Props, "context" | "queue">) {
  const t = useTranslations("booking.queue");
  const { joined, position, total, admittedAt } = queue;
  if (!joined) return <p className="font-semibold">{t("outside", { total })}</p>;
  if (!queue.isHere) return <p className="font-semibold">{t("elsewhere")}</p>;
  if (position === null) return <p className="font-semibold">{t("waiting", { total })}</p>;
  return (
    <>
      <p className="font-serif text-value tabular-nums">{t("position", { position: position + 1, total })}</p>
      <p className="mt-1 font-semibold">
        {admittedAt ? t("admittedAt", { time: formatTime(admittedAt, context.formats) }) : null}
      </p>
      <p className="mt-1 text-caption text-ink-2">{t("kept")}</p>
    </>
  );
}
