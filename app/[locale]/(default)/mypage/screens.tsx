import type { Metadata } from "next";
import type { ComponentProps, ReactNode } from "react";
import { AccountPage } from "@/components/member/account/account-page";
import { MyFrame } from "@/components/member/mypage/my-frame";
import type { Language } from "@/lib/shared/languages";
import { pageLanguage } from "@/lib/web/i18n/page";
import { accountMetadata } from "@/lib/web/seo/page-metadata";

type Props = { params: Promise<{ locale: string }> };
type Head = { language: Language; title: string; lead: string };
type Titled = {
  path: string;
  /** Texts with a title and a lead. */
  titles: () => Promise<(key: "title" | "lead") => string>;
};

function titledScreen({ path, titles }: Titled, view: (head: Head) => ReactNode) {
  return {
    async generateMetadata({ params }: Props): Promise<Metadata> {
      const language = await pageLanguage(params);
      const t = await titles();
      return accountMetadata(language, path, t("title"));
    },
    async page({ params }: Props) {
      const language = await pageLanguage(params);
      const t = await titles();
      return view({ language, title: t("title"), lead: t("lead") });
    },
  };
}

/** A page of the member area, and its metadata. */
export const memberScreen = ({
  path,
  titles,
  ...page
}: Titled & Omit<ComponentProps<typeof MyFrame>, keyof Head>) =>
  titledScreen({ path, titles }, (head) => <MyFrame {...head} {...page} />);

/** A page of the own account, and its metadata. */
export const accountScreen = ({
  path,
  titles,
  ...page
}: Titled & Omit<ComponentProps<typeof AccountPage>, keyof Head>) =>
  titledScreen({ path, titles }, (head) => <AccountPage {...head} {...page} />);
