"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { LazyPart } from "@/components/feedback/lazy-part";
import { useOwnInfo } from "@/components/member/shared/data/use-own-info";
import { type Fact, Facts } from "@/components/member/shared/layout/facts";
import { focusTitle } from "@/components/member/shared/layout/focus";
import { Loading, NotLoaded } from "@/components/member/shared/layout/loading";
import { MemberLink } from "@/components/member/shared/layout/member-link";
import { MemberOnly } from "@/components/member/shared/layout/member-only";
import type { PageContext } from "@/components/member/shared/page-context";
import { ButtonLink } from "@/components/ui/button";
import type { MemberInfo } from "@/lib/contract/accounts/members";
import { formatDate } from "@/lib/shared/time/date-format";
import { useCodeSets } from "@/lib/web/api/use-cached-calls";
import { localePath } from "@/lib/web/routing/locale";
import { memberPaths } from "@/lib/web/routing/member-paths";
import { readDraft, readEditPass } from "@/lib/web/runtime/session/member-memory";
import { choiceName, type ExtraChoices, extraChoices, extraCodeSets } from "./extra-choices";

type Props = { context: PageContext };

const loadForm = () => import("./extra-form").then(({ ExtraForm }) => ExtraForm);

/** The optional data of a member, to read and to change (domain.md 6 `MemberExtra`). */
export function AdditionalView({ context }: Props) {
  return <MemberOnly>{(memberIdx) => <OwnExtra memberIdx={memberIdx} context={context} />}</MemberOnly>;
}

function OwnExtra({ memberIdx, context }: Props & { memberIdx: number }) {
  const { data: info, error, mutate } = useOwnInfo(memberIdx, context.language);
  const codes = useCodeSets(context.clubCode, context.language, extraCodeSets);
  const [isEditing, setEditing] = useState(() => mayEdit(memberIdx));
  const hasFailed = error ?? codes.error;
  if (!info || !codes.data) {
    const retry = () => void Promise.all([mutate(), codes.mutate()]);
    return hasFailed ? <NotLoaded onRetry={retry} /> : <Loading />;
  }
  const choices: ExtraChoices = extraChoices(codes.data, info.extra?.favouriteCourse);
  if (!isEditing) return <ExtraSummary info={info} choices={choices} context={context} />;
  const done = () => {
    setEditing(false);
    focusTitle();
    void mutate();
  };
  const form = { info, choices, context, onDone: done };
  return <LazyPart load={loadForm} props={form} placeholder={<Loading />} />;
}

function mayEdit(memberIdx: number): boolean {
  return readEditPass(memberIdx) !== null || Object.keys(readDraft("additional", memberIdx)).length > 0;
}

type ExtraSummaryProps = { info: MemberInfo; choices: ExtraChoices; context: PageContext };

/** The optional data to read; says so when there are none. */
function ExtraSummary({ info, choices, context }: ExtraSummaryProps) {
  const t = useTranslations("account.additional");
  const facts = useExtraFacts({ info, choices, context });
  const isEmpty = facts.every(([, value]) => value === "" || value === null || value === undefined);
  const check = `${localePath(memberPaths.myInfo.check(), context.language, context.defaultLanguage)}?for=additional`;
  return (
    <>
      {isEmpty ? (
        <p className="text-reading">{t("nothing")}</p>
      ) : (
        <div className="rule-top pt-4">
          <Facts facts={facts} />
        </div>
      )}
      <ButtonLink as={MemberLink} href={check} size="large" className="mt-10 w-full min-[37.5rem]:w-auto">
        {isEmpty ? t("fillIn") : t("edit")}
      </ButtonLink>
    </>
  );
}

function useExtraFacts({ info, choices, context }: ExtraSummaryProps): Fact[] {
  const t = useTranslations("account.additional");
  const { extra } = info;
  const { military } = extra;
  const day = (date: string | null | undefined) => (date ? formatDate(date, context.formats) : "");
  const isSaid = typeof extra.married === "boolean";
  return [
    [t("fields.handicap"), extra.handicap],
    [t("fields.avgScore"), extra.avgScore],
    [t("fields.careerYears"), extra.careerYears],
    [t("fields.favouriteCourse"), choiceName(choices.favouriteCourse, extra.favouriteCourse)],
    [t("fields.job"), choiceName(choices.job, extra.job)],
    [t("fields.income"), choiceName(choices.income, extra.income)],
    [t("fields.region"), choiceName(choices.region, extra.region)],
    [t("fields.companyName"), extra.companyName],
    [t("fields.companyPhone"), extra.companyPhone],
    [t("fields.carNo"), extra.carNo],
    [t("fields.married"), isSaid ? t(extra.married ? "married.yes" : "married.no") : ""],
    [t("fields.anniversary"), day(extra.anniversary)],
    [t("military"), [military?.branch, military?.rank, day(military?.retiredAt)].filter(Boolean).join(", ")],
  ];
}
