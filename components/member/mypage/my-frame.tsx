import { clsx } from "clsx";
import { NextIntlClientProvider } from "next-intl";
import { getMessages } from "next-intl/server";
import type { ComponentProps, ReactNode } from "react";
import { FirstView } from "@/components/member/shared/layout/first-view";
import { JourneyFrame, ownHeight } from "@/components/member/shared/layout/journey-frame";
import type { Language } from "@/lib/shared/languages";
import { getClub } from "@/lib/web/queries/club";
import { MyNav } from "../shared/layout/my-nav";
import type { MyPart } from "../shared/layout/my-parts";
import { OfflineKeeper } from "../shared/layout/offline-keeper";
import { type PageContext, pageContext } from "../shared/page-context";

type Messages = NonNullable<ComponentProps<typeof NextIntlClientProvider>["messages"]>;
type Texts = Awaited<ReturnType<typeof getMessages>>;
type Props = {
  language: Language;
  part: MyPart;
  title: string;
  lead?: string;
  /** Texts of the page itself; those of the navigation and of lists are there. */
  texts: (all: Texts) => Messages & { mypage?: Messages };
  render: (context: PageContext) => ReactNode;
};

/** A page of the member area: its title, the way to the others, and its view with the texts of this page alone. */
export async function MyFrame({ language, part, title, lead, texts, render }: Props) {
  const [club, all] = await Promise.all([getClub(language), getMessages()]);
  const own = texts(all);
  const mypage = { ...own.mypage, nav: all.mypage.nav, shared: all.mypage.shared };
  const messages = { ...own, mypage, account: { shared: all.account.shared }, common: all.common };
  const context = pageContext(club, language);
  return (
    <NextIntlClientProvider locale={language} messages={messages}>
      <JourneyFrame title={title} lead={lead} width="wide">
        <MyNav current={part} context={context} />
        <OfflineKeeper language={language} />
        <div className={clsx("text-reading", ownHeight)}>
          <FirstView>{render(context)}</FirstView>
        </div>
      </JourneyFrame>
    </NextIntlClientProvider>
  );
}
