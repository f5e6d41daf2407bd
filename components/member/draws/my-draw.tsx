"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import { Skeleton } from "@/components/ui/layout/skeleton";
import { applicationState, drawPostState } from "@/lib/contract/code-values/draws";
import { useCall } from "@/lib/web/api/use-call";
import { ApplicationForm } from "./application-form";
import { ApplicationSlip } from "./application-slip";
import { DrawResultView } from "./draw-result-view";
import { NotPossible } from "./not-possible";
import type { Application, DrawPlace, MemberPost } from "./place";

type Props = { memberIdx: number; drawPostIdx: number; place: DrawPlace };

/** The member's own part of a draw: the form, the receipt, or what came of it. */
export function MyDraw({ memberIdx, drawPostIdx, place }: Props) {
  const t = useTranslations("draws.mine");
  const input = { params: { a: String(memberIdx), b: String(drawPostIdx) }, query: { lang: place.language } };
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
  return <OwnPart {...{ memberIdx, place, reload }} post={post.data} application={application.data} />;
}

type OwnProps = {
  memberIdx: number;
  post: MemberPost;
  application: Application | null;
  place: DrawPlace;
  reload(): Promise<void>;
};

function OwnPart({ memberIdx, post, application, place, reload }: OwnProps) {
  const t = useTranslations("draws.mine");
  const [isEditing, setEditing] = useState(false);
  const [told, setTold] = useState<"sent" | "edited" | "withdrawn" | null>(null);
  const live = application?.state === applicationState.withdrawn ? null : application;
  const done = async (what: NonNullable<typeof told>) => {
    await reload();
    setEditing(false);
    setTold(what);
  };
  const isOpen = post.state === drawPostState.applying;
  const canApply = isOpen && (live === null ? post.eligibility?.eligible !== false : isEditing);
  return (
    <>
      <p role="status" className={told ? "mb-5 border-s-4 border-ok bg-ok-tint px-4 py-3 text-ok" : ""}>
        {told ? t(`told.${told}`) : ""}
      </p>
      {canApply ? (
        <ApplicationForm
          {...{ memberIdx, post, place }}
          application={live}
          onDone={() => done(live ? "edited" : "sent")}
          onGiveUp={live ? () => setEditing(false) : null}
        />
      ) : null}
      {!canApply && live === null ? (
        <NotPossible {...{ post, place }} isWithdrawn={application !== null} />
      ) : null}
      {!canApply && live?.state === applicationState.applied ? (
        <ApplicationSlip
          {...{ post, place }}
          application={live}
          onEdit={() => setEditing(true)}
          onWithdrawn={() => done("withdrawn")}
        />
      ) : null}
      {live && live.state !== applicationState.applied ? (
        <DrawResultView {...{ post, place, reload }} application={live} />
      ) : null}
    </>
  );
}
