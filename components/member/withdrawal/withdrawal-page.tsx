import { NextIntlClientProvider } from "next-intl";
import { getMessages, getTranslations } from "next-intl/server";
import type { ComponentType } from "react";
import { JourneyFrame } from "@/components/member/layout/journey-frame";
import type { Language } from "@/lib/shared/languages";
import { getClub } from "@/lib/web/queries/club";
import { getKeepPolicy } from "@/lib/web/queries/terms";
import type { WithdrawalPlace } from "./place";

type Step = "start" | "reject" | "reason" | "complete";
type Props = {
  language: Language;
  step: Step;
  title: string;
  View: ComponentType<{ place: WithdrawalPlace }>;
};

/** Where a page stands on the way; who is held up is still at its beginning. */
const positions: Record<Step, number> = { start: 0, reject: 0, reason: 1, complete: 2 };

/** A page on the way out of the club, with the texts of this step alone. */
export async function WithdrawalPage({ language, step, title, View }: Props) {
  const [club, keeps, t, { account, withdrawal, common }] = await Promise.all([
    getClub(language),
    getKeepPolicy(language),
    getTranslations("withdrawal.steps"),
    getMessages(),
  ]);
  const place: WithdrawalPlace = {
    clubCode: club.info.clubCode,
    clubName: club.info.clubName,
    phone: club.info.clubPhoneNo,
    formats: club.formats,
    language,
    defaultLanguage: club.defaultLanguage,
    keeps,
  };
  const messages = { account: { shared: account.shared }, withdrawal: { [step]: withdrawal[step] }, common };
  return (
    <NextIntlClientProvider locale={language} messages={messages}>
      <JourneyFrame
        title={title}
        width={step === "reason" ? "form" : "text"}
        steps={{
          label: t("label"),
          names: [t("read"), t("reason"), t("done")],
          current: positions[step],
        }}
      >
        <View place={place} />
      </JourneyFrame>
    </NextIntlClientProvider>
  );
}
