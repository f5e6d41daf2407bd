"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import { applicationState } from "@/lib/contract/code-values/draws";
import { formatDay, formatDeadline } from "@/lib/shared/time/deadline";
import { call } from "@/lib/web/api/browser";
import { showConfirm } from "@/lib/web/runtime/dialogs";
import { failureSentence } from "@/lib/web/runtime/failure-sentence";
import { useOnce } from "@/lib/web/runtime/use-once";
import { MemberLink } from "../shared/layout/member-link";
import { Refusal } from "../shared/layout/refusal";
import type { Application, DrawContext, MemberPost } from "./draw-types";
import { WhyResult } from "./why-result";

type Props = { post: MemberPost; application: Application; context: DrawContext; reload(): Promise<void> };

/** The result of an application: the time that was won and until when it may be declined, or why there is none. */
export function DrawResultView({ post, application, context, reload }: Props) {
  const t = useTranslations("draws.mine");
  const { result, state } = application;
  const course = result ? (context.names.courses[result.courseCode] ?? result.courseCode) : "";
  const words = {
    number: application.reserveNo ?? 0,
    reason: reasonText(application.stateReason ?? "", t),
    time: formatDeadline(post.releaseAt, context),
  };
  return (
    <section aria-labelledby="result-heading" className="text-reading">
      <div className="bg-pine-900 px-7 py-8 text-on-dark">
        <p className="text-caption text-on-dark-2">{t("receiptNo", { number: application.drawIdx })}</p>
        <h2 id="result-heading" tabIndex={-1} className="mt-2 font-serif text-value text-on-dark">
          {result && isWon(state)
            ? `${formatDay(result.playDate, context)} ${result.teeTime}, ${course}`
            : t(`results.${resultWord(state)}.title`, words)}
        </h2>
        <p className="mt-3">{t(`results.${resultWord(state)}.text`, words)}</p>
        {result?.rank ? <p className="mt-1 text-on-dark-2">{t("asChoice", { rank: result.rank })}</p> : null}
        {isWon(state) && application.bookingIdx !== null ? (
          <MemberLink
            href={context.myPageHref}
            className="mt-4 inline-flex min-h-11 items-center font-semibold underline underline-offset-4"
          >
            {t("toBooking")}
          </MemberLink>
        ) : null}
      </div>
      <ResultActions application={application} context={context} reload={reload} />
      <WhyResult application={application} context={context} />
    </section>
  );
}

const isWon = (state: Application["state"]) =>
  state === applicationState.won || state === applicationState.confirmed;

const obstacles = ["TYPE", "STATE", "DOCUMENT"] as const;
const endReasons = [
  "SUSPENDED",
  "QUOTA",
  "RSV_SLOT_TAKEN",
  "RSV_CLOSED_DAY",
  "RSV_DAY_LIMIT",
  "RSV_LIMIT",
  "RSV_OVERLAP",
] as const;

/** Why the application was left out, in words: an obstacle at the draw, or what forbade the win at its announcement. */
function reasonText(reason: string, t: ReturnType<typeof useTranslations<"draws.mine">>): string {
  const obstacle = obstacles.find((one) => one === reason);
  const ended = endReasons.find((one) => one === reason);
  if (obstacle) return t(`obstacles.${obstacle}`);
  return ended ? t(`endReasons.${ended}`) : "–";
}

const resultWords = {
  [applicationState.applied]: "lost",
  [applicationState.won]: "won",
  [applicationState.confirmed]: "confirmed",
  [applicationState.reserve]: "reserve",
  [applicationState.lost]: "lost",
  [applicationState.declined]: "declined",
  [applicationState.unconfirmed]: "lapsed",
  [applicationState.withdrawn]: "withdrawn",
  [applicationState.ineligible]: "ineligible",
} as const satisfies Record<Application["state"], string>;

function resultWord(state: Application["state"]) {
  return resultWords[state];
}

type ActionProps = { application: Application; context: DrawContext; reload(): Promise<void> };

function ResultActions({ application, context, reload }: ActionProps) {
  const t = useTranslations("draws.mine");
  const { run, isBusy } = useOnce();
  const [refusal, setRefusal] = useState<string | null>(null);
  const until = application.declineUntil;
  const lang = context.language;
  const settle = async (answer: Awaited<ReturnType<typeof confirmWin>>) => {
    if (!answer.ok) setRefusal(await failureSentence(answer.failure, lang));
    await reload();
    document.getElementById("result-heading")?.focus();
  };
  const confirmWin = () => {
    const body = { drawIdx: application.drawIdx, action: "CONFIRM" } as const;
    return call("POST /reservation/draw", { query: { lang }, body }, { handled: true });
  };
  const decline = async () => {
    const texts = { title: t("declineTitle"), message: t("declineText"), confirm: t("decline") };
    if (!(await showConfirm(texts))) return;
    const input = { params: { id: String(application.drawIdx) }, query: { lang } };
    await settle(await call("DELETE /reservation/draw/{id}", input, { handled: true }));
  };
  const start = (work: () => Promise<void>) => {
    setRefusal(null);
    void run(work);
  };
  if (!until && !application.confirmable) return <Refusal>{refusal}</Refusal>;
  return (
    <div className="border border-t-0 border-line bg-sheet px-7 py-5">
      {until ? (
        <p>
          {t(application.confirmable ? "confirmUntil" : "declineUntil", {
            time: formatDeadline(until, context),
          })}
        </p>
      ) : null}
      <div className="mt-4 flex flex-wrap gap-3">
        {application.confirmable ? (
          <Button
            variant="binding"
            size="large"
            isBusy={isBusy}
            onClick={() => start(async () => settle(await confirmWin()))}
          >
            {t("confirm")}
          </Button>
        ) : null}
        {until ? (
          <Button variant="outline" size="large" isBusy={isBusy} onClick={() => start(decline)}>
            {t("decline")}
          </Button>
        ) : null}
      </div>
      <Refusal>{refusal}</Refusal>
    </div>
  );
}
