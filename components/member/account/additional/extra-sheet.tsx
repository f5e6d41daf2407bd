"use client";

import { useTranslations } from "next-intl";
import { MemberLink } from "@/components/member/layout/member-link";
import { ButtonLink } from "@/components/ui/button";
import type { MemberInfo } from "@/lib/contract/accounts/members";
import { formatDate } from "@/lib/shared/time/date-format";
import { localePath } from "@/lib/web/routing/locale";
import { paths } from "@/lib/web/routing/paths";
import { type Fact, Facts } from "../facts";
import type { AccountPlace } from "../place";
import { choiceName, type ExtraChoices } from "./extra-choices";

type Props = { info: MemberInfo; choices: ExtraChoices; place: AccountPlace };

/** What a member has told, to read; a page without any says so. */
export function ExtraSheet({ info, choices, place }: Props) {
  const t = useTranslations("account.additional");
  const facts = useExtraFacts({ info, choices, place });
  const isEmpty = facts.every(([, value]) => value === "" || value === null || value === undefined);
  const check = `${localePath(paths.myInfo.check(), place.language, place.defaultLanguage)}?for=additional`;
  return (
    <>
      {isEmpty ? (
        <p className="text-reading">{t("nothing")}</p>
      ) : (
        <div className="border-t border-pine-800 pt-4">
          <Facts facts={facts} />
        </div>
      )}
      <ButtonLink as={MemberLink} href={check} size="large" className="mt-10 w-full min-[600px]:w-auto">
        {isEmpty ? t("fillIn") : t("edit")}
      </ButtonLink>
    </>
  );
}

function useExtraFacts({ info, choices, place }: Props): Fact[] {
  const t = useTranslations("account.additional");
  const { extra } = info;
  const { military } = extra;
  const day = (date: string | null | undefined) => (date ? formatDate(date, place.formats) : "");
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
