import { NextIntlClientProvider } from "next-intl";
import { getMessages } from "next-intl/server";
import type { ComponentProps, ComponentType } from "react";
import { JourneyFrame } from "@/components/member/layout/journey-frame";
import { MyNav } from "@/components/member/mypage/my-nav";
import type { Language } from "@/lib/shared/languages";
import { getClub } from "@/lib/web/queries/club";
import { AccountNav } from "./account-nav";
import type { AccountPart, AccountPlace } from "./place";

type Messages = NonNullable<ComponentProps<typeof NextIntlClientProvider>["messages"]>;
type Texts = Awaited<ReturnType<typeof getMessages>>;
type Props = {
  language: Language;
  part: Exclude<AccountPart, "leave"> | "check";
  title: string;
  lead: string;
  View: ComponentType<{ place: AccountPlace }>;
  /** Texts beside those of the account that the view's parts need. */
  also?: (texts: Texts) => Messages;
};

/** A page of the account: its title, the way to the others, and its view with the texts of this page alone. */
export async function AccountPage({ language, part, title, lead, View, also }: Props) {
  const [club, texts] = await Promise.all([getClub(language), getMessages()]);
  const { account, common, mypage, photo } = texts;
  const own = { nav: account.nav, shared: account.shared, photo: account.photo, [part]: account[part] };
  const place: AccountPlace = {
    clubCode: club.info.clubCode,
    phone: club.info.clubPhoneNo,
    formats: club.formats,
    language,
    defaultLanguage: club.defaultLanguage,
    languages: club.languages,
  };
  return (
    <NextIntlClientProvider
      locale={language}
      messages={{ ...also?.(texts), account: own, common, photo, mypage: { nav: mypage.nav } }}
    >
      <JourneyFrame title={title} lead={lead} width={part === "check" ? "form" : "text"}>
        {part === "check" ? null : (
          <>
            <MyNav current="account" place={place} className="" />
            <AccountNav current={part} place={place} />
          </>
        )}
        <View place={place} />
      </JourneyFrame>
    </NextIntlClientProvider>
  );
}
