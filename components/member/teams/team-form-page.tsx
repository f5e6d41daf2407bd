"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { Skeleton } from "@/components/ui/layout/skeleton";
import { useCall } from "@/lib/web/api/use-call";
import { localePath } from "@/lib/web/routing/locale";
import { paths } from "@/lib/web/routing/paths";
import { page } from "@/lib/web/runtime/page";
import { MemberLink } from "../layout/member-link";
import type { TeamPlace } from "./place";
import { TeamFormView } from "./team-form-view";
import { TeamObstacles } from "./team-obstacles";
import { TeamSheet } from "./team-sheet";
import { TeamsNotLoaded, useStanding } from "./teams-home";

type Props = { memberIdx: number; place: TeamPlace; teamFormIdx: number };

/** A form of the member: what it says and what became of it, or the fields to fill in. */
export function TeamFormPage({ memberIdx, place, teamFormIdx }: Props) {
  const t = useTranslations("teams");
  const [isEditing, setEditing] = useState(teamFormIdx === 0);
  const [told, setTold] = useState<"edited" | "withdrawn" | null>(null);
  const standing = useStanding(memberIdx, place);
  const form = useCall(
    "GET /reservation/team/form/{a}/{b}",
    { params: { a: String(memberIdx), b: String(teamFormIdx) }, query: { lang: place.language } },
    { handled: true, revalidateOnFocus: !isEditing },
  );
  const link = (path: string) => localePath(path, place.language, place.defaultLanguage);
  const back = (
    <MemberLink href={link(paths.teams.list())} className="link mb-6 inline-flex min-h-11 items-center">
      {t("back")}
    </MemberLink>
  );
  const isRefused = teamFormIdx === 0 && standing.data && !standing.data.applicable;
  if (isRefused && standing.data) {
    return (
      <>
        {back}
        <section aria-labelledby="obstacle-heading" className="text-reading">
          <h2 id="obstacle-heading" className="font-serif text-sub">
            {t("mayNot")}
          </h2>
          <TeamObstacles standing={standing.data} place={place} />
        </section>
      </>
    );
  }
  if (form.error || standing.error) {
    return <TeamsNotLoaded onRetry={() => void Promise.all([form.mutate(), standing.mutate()])} />;
  }
  if (!form.data || !standing.data) return <Skeleton className="h-96" />;
  const { season } = standing.data;
  const reload = async (what: "edited" | "withdrawn") => {
    await Promise.all([form.mutate(), standing.mutate()]);
    setEditing(false);
    setTold(what);
  };
  return (
    <>
      {back}
      <p role="status" className={told ? "mb-5 border-s-4 border-ok bg-ok-tint px-4 py-3 text-ok" : ""}>
        {told ? t(`told.${told}`) : ""}
      </p>
      {isEditing && season ? (
        <TeamFormView
          {...{ memberIdx, season, place }}
          form={form.data}
          onDone={(idx) =>
            teamFormIdx === 0 ? page.open(link(paths.teams.form(idx))) : void reload("edited")
          }
          onGiveUp={teamFormIdx === 0 ? null : () => setEditing(false)}
        />
      ) : (
        <TeamSheet
          {...{ memberIdx, place, season }}
          form={form.data}
          onEdit={() => setEditing(true)}
          onWithdrawn={() => reload("withdrawn")}
        />
      )}
    </>
  );
}
