import { NextIntlClientProvider } from "next-intl";
import { getMessages } from "next-intl/server";
import type { ComponentProps, ComponentType } from "react";
import { FirstView } from "@/components/member/shared/layout/first-view";
import { JourneyFrame, ownHeight } from "@/components/member/shared/layout/journey-frame";
import { MyNav } from "@/components/member/shared/layout/my-nav";
import type { Language } from "@/lib/shared/languages";
import { getClub } from "@/lib/web/queries/club";
import { type PageContext, pageContext } from "../shared/page-context";
import { AccountNav, type AccountPart } from "./account-nav";

type Messages = NonNullable<ComponentProps<typeof NextIntlClientProvider>["messages"]>;
type Texts = Awaited<ReturnType<typeof getMessages>>;
type Props = {
  language: Language;
  part: Exclude<AccountPart, "leave"> | "check";
  title: string;
  lead?: string;
  View: ComponentType<{ context: PageContext }>;
  /** Texts in addition to those of the account that the view's parts need. */
  also?: (texts: Texts) => Messages;
};

/** A page of the account: its title, the way to the others, and its view with the texts of this page alone. */
export async function AccountPage({ language, part, title, lead, View, also }: Props) {
  const [club, texts] = await Promise.all([getClub(language), getMessages()]);
  const { account, common, mypage, photo } = texts;
  const own = { nav: account.nav, shared: account.shared, photo: account.photo, [part]: account[part] };
  const context = pageContext(club, language);
  return (
    <NextIntlClientProvider
      locale={language}
      messages={{ ...also?.(texts), account: own, common, photo, mypage: { nav: mypage.nav } }}
    >
      <JourneyFrame title={title} lead={lead} width={part === "check" ? "form" : "text"}>
        {part === "check" ? null : (
          <>
            <MyNav current="account" context={context} className="" />
            <AccountNav current={part} context={context} />
          </>
        )}
        <div className={ownHeight}>
          <FirstView>
            <View context={context} />
          </FirstView>
        </div>
      </JourneyFrame>
    </NextIntlClientProvider>
  );
}
