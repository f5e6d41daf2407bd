"use client";

import { useTranslations } from "next-intl";
import { MemberLink } from "@/components/member/shared/layout/member-link";
import { PhotoFrame } from "@/components/photo/photo-frame";
import { ButtonLink } from "@/components/ui/button";
import type { MemberInfo } from "@/lib/contract/accounts/members";
import { isLanguage } from "@/lib/shared/languages";
import { formatDate } from "@/lib/shared/time/date-format";
import { localePath } from "@/lib/web/routing/locale";
import { memberPaths } from "@/lib/web/routing/member-paths";
import { Facts, Group } from "../../shared/layout/facts";
import type { PageContext } from "../../shared/page-context";

type Props = { info: MemberInfo; context: PageContext };

/** The own data to read, and the way to change them. */
export function InfoSummary({ info, context }: Props) {
  const t = useTranslations("account.info");
  const common = useTranslations("common");
  const { formats, language, defaultLanguage } = context;
  const channels = (["sms", "email", "push"] as const).filter((one) => info.marketing[one]);
  const address = [info.zipCode && `(${info.zipCode})`, info.address, info.addressDetail].filter(Boolean);
  return (
    <>
      <Group id="person" title={t("person")}>
        <div className="flex flex-col gap-6 min-[37.5rem]:flex-row min-[37.5rem]:gap-10">
          <PhotoFrame imageUrl={info.imageUrl} name={info.name} />
          <div className="flex-1">
            <PersonFacts info={info} formats={formats} />
          </div>
        </div>
      </Group>
      <Group id="contact" title={t("contact")}>
        <Facts
          facts={[
            [t("phoneNo"), info.phoneNo],
            [t("email"), info.email],
            [t("address"), address.join(" ")],
            [t("lang"), isLanguage(info.lang) ? common(`languageNames.${info.lang}`) : info.lang],
            [t("marketing"), channels.map((one) => t(`channels.${one}`)).join(", ") || t("noMarketing")],
          ]}
        />
      </Group>
      <ButtonLink
        as={MemberLink}
        href={localePath(memberPaths.myInfo.check(), language, defaultLanguage)}
        size="large"
        className="mt-10 w-full min-[37.5rem]:w-auto"
      >
        {t("edit")}
      </ButtonLink>
    </>
  );
}

type PersonProps = { info: MemberInfo; formats: PageContext["formats"] };

/** The data that only the office or an identity check can change. */
function PersonFacts({ info, formats }: PersonProps) {
  const t = useTranslations("account.info");
  const isStated = info.gender === "M" || info.gender === "F";
  return (
    <Facts
      facts={[
        [t("name"), info.nameEn ? `${info.name} (${info.nameEn})` : info.name],
        [t("birth"), formatDate(info.birth, formats)],
        [t("gender"), isStated ? t(`genders.${info.gender as "M" | "F"}`) : t("genders.U")],
        [t("id"), info.id],
        [t("memberType"), info.memberTypeName],
        [t("membershipNo"), info.membershipNo],
        [t("joined"), formatDate(info.joinedAt, formats)],
      ]}
    />
  );
}
