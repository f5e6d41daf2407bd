"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { Skeleton } from "@/components/ui/layout/skeleton";
import { useCall } from "@/lib/web/api/use-call";
import { localePath } from "@/lib/web/routing/locale";
import { paths } from "@/lib/web/routing/paths";
import { page } from "@/lib/web/runtime/page";
import { MemberLink } from "../shared/layout/member-link";
import { TeamFormView } from "./team-form-view";
import { TeamObstacles } from "./team-obstacles";
import { TeamSummary } from "./team-summary";
import type { TeamContext } from "./team-types";
import { TeamsNotLoaded, useTeamStatus } from "./teams-home";

type Props = { memberIdx: number; context: TeamContext; teamFormIdx: number };

/** A form of the member: what it says and what became of it, or the fields to fill in. */
export function TeamFormPage({ memberIdx, context, teamFormIdx }: Props) {
  const t = useTranslations("teams");
  const [isEditing, setEditing] = useState(teamFormIdx === 0);
  const [notice, setNotice] = useState<"edited" | "withdrawn" | null>(null);
  const status = useTeamStatus(memberIdx, context);
  const form = useCall(
    "GET /reservation/team/form/{a}/{b}",
    { params: { a: String(memberIdx), b: String(teamFormIdx) }, query: { lang: context.language } },
    { handled: true, revalidateOnFocus: !isEditing },
  );
  const link = (path: string) => localePath(path, context.language, context.defaultLanguage);
  const back = (
    <MemberLink href={link(paths.teams.list())} className="link mb-6 inline-flex min-h-11 items-center">
      {t("back")}
    </MemberLink>
  );
  const isRefused = teamFormIdx === 0 && status.data && !status.data.applicable;
  if (isRefused && status.data) {
    return (
      <>
        {back}
        <section aria-labelledby="obstacle-heading" className="text-reading">
          <h2 id="obstacle-heading" className="font-serif text-sub">
            {t("mayNot")}
          </h2>
          <TeamObstacles status={status.data} context={context} />
        </section>
      </>
    );
  }
  if (form.error || status.error) {
    return <TeamsNotLoaded onRetry={() => void Promise.all([form.mutate(), status.mutate()])} />;
  }
  if (!form.data || !status.data) return <Skeleton className="h-96" />;
  const { season } = status.data;
  const reload = async (what: "edited" | "withdrawn") => {
    await Promise.all([form.mutate(), status.mutate()]);
    setEditing(false);
    setNotice(what);
  };
  return (
    <>
      {back}
      <p role="status" className={notice ? "mb-5 border-s-4 border-ok bg-ok-tint px-4 py-3 text-ok" : ""}>
        {notice ? t(`told.${notice}`) : ""}
      </p>
      {isEditing && season ? (
        <TeamFormView
          memberIdx={memberIdx}
          season={season}
          context={context}
          form={form.data}
          onDone={(idx) =>
            teamFormIdx === 0 ? page.open(link(paths.teams.form(idx))) : void reload("edited")
          }
          onGiveUp={teamFormIdx === 0 ? null : () => setEditing(false)}
        />
      ) : (
        <TeamSummary
          memberIdx={memberIdx}
          context={context}
          season={season}
          form={form.data}
          onEdit={() => setEditing(true)}
          onWithdrawn={() => reload("withdrawn")}
        />
      )}
    </>
  );
}
