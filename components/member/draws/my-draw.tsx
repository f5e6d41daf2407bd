"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { ActingStrip } from "@/components/member/shared/delegates/acting-strip";
import { Button } from "@/components/ui/button";
import { Skeleton } from "@/components/ui/layout/skeleton";
import { applicationState, drawPostState } from "@/lib/contract/code-values/draws";
import { unbroken } from "@/lib/shared/texts/text";
import { formatDeadline } from "@/lib/shared/time/deadline";
import { useCall } from "@/lib/web/api/use-call";
import { ApplicationForm } from "./application-form";
import { ApplicationSlip } from "./application-slip";
import { DrawResultView } from "./draw-result-view";
import type { Application, DrawContext, MemberPost } from "./draw-types";

type Props = { memberIdx: number; drawPostIdx: number; context: DrawContext };

/** The member's own part of a draw: the form, the receipt, or what came of it. */
export function MyDraw({ memberIdx, drawPostIdx, context }: Props) {
  const t = useTranslations("draws.mine");
  const input = {
    params: { a: String(memberIdx), b: String(drawPostIdx) },
    query: { lang: context.language },
  };
  const post = useCall("GET /reservation/draw/posts/{a}/{b}", input, { handled: true });
  const application = useCall("GET /reservation/draw/{a}/{b}", input, { handled: true });
  const reload = async () => {
    await Promise.all([post.mutate(), application.mutate()]);
  };
  if (post.error || application.error) {
    return (
      <div role="alert">
        <p className="text-reading">{t("notLoaded")}</p>
        <Button variant="outline" className="mt-4" onClick={() => void reload()}>
          {t("retry")}
        </Button>
      </div>
    );
  }
  if (!post.data || application.data === undefined) return <Skeleton className="h-72" />;
  return (
    <OwnPart
      memberIdx={memberIdx}
      context={context}
      reload={reload}
      post={post.data}
      application={application.data}
    />
  );
}

type OwnProps = {
  memberIdx: number;
  post: MemberPost;
  application: Application | null;
  context: DrawContext;
  reload(): Promise<void>;
};

function OwnPart({ memberIdx, post, application, context, reload }: OwnProps) {
  const t = useTranslations("draws.mine");
  const [isEditing, setEditing] = useState(false);
  const [notice, setNotice] = useState<"sent" | "edited" | "withdrawn" | null>(null);
  const live = application?.state === applicationState.withdrawn ? null : application;
  const done = async (what: NonNullable<typeof notice>) => {
    await reload();
    setEditing(false);
    setNotice(what);
  };
  const isOpen = post.state === drawPostState.applying;
  const canApply = isOpen && (live === null ? post.eligibility?.eligible !== false : isEditing);
  return (
    <>
      <ActingStrip />
      <p role="status" className={notice ? "mb-5 border-s-4 border-ok bg-ok-tint px-4 py-3 text-ok" : ""}>
        {notice ? t(`told.${notice}`) : ""}
      </p>
      {canApply ? (
        <ApplicationForm
          memberIdx={memberIdx}
          post={post}
          context={context}
          application={live}
          onDone={() => done(live ? "edited" : "sent")}
          onGiveUp={live ? () => setEditing(false) : null}
        />
      ) : null}
      {!canApply && live === null ? (
        <NotPossible post={post} context={context} isWithdrawn={application !== null} />
      ) : null}
      {!canApply && live?.state === applicationState.applied ? (
        <ApplicationSlip
          post={post}
          context={context}
          application={live}
          onEdit={() => setEditing(true)}
          onWithdrawn={() => done("withdrawn")}
        />
      ) : null}
      {live && live.state !== applicationState.applied ? (
        <DrawResultView post={post} context={context} reload={reload} application={live} />
      ) : null}
    </>
  );
}

type NotPossibleProps = { post: MemberPost; context: DrawContext; isWithdrawn: boolean };

/** Why there is nothing to fill in: not open yet, over without an application, or this member may not. */
function NotPossible({ post, context, isWithdrawn }: NotPossibleProps) {
  const t = useTranslations("draws.mine");
  const moment = (text: string) => formatDeadline(text, context);
  const isOpen = post.state === drawPostState.applying;
  return (
    <section aria-labelledby="mine-heading" className="border border-line bg-sheet px-7 py-7">
      <h2 id="mine-heading" tabIndex={-1} className="font-serif text-sub">
        {t(isOpen ? "cannot" : "yours")}
      </h2>
      {post.state === drawPostState.planned ? (
        <p className="mt-2 text-reading">{t("opens", { time: moment(post.applyFrom) })}</p>
      ) : null}
      {!isOpen && post.state !== drawPostState.planned ? (
        <p className="mt-2 text-reading">{t(isWithdrawn ? "wasWithdrawn" : "notApplied")}</p>
      ) : null}
      {isOpen ? (
        <ul className="mt-3 list-disc ps-6 text-reading">
          {post.eligibility?.reasons.map(({ reason, until }) => (
            <li key={reason}>
              {t(`obstacles.${reason}`, {
                until: until ? moment(until) : "–",
                limit: post.eligibility?.monthLimit ?? 0,
              })}
            </li>
          ))}
        </ul>
      ) : null}
      {isOpen ? <p className="mt-3 text-ink-2">{t("call", { phone: unbroken(context.phone) })}</p> : null}
    </section>
  );
}
