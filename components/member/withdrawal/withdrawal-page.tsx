import { NextIntlClientProvider } from "next-intl";
import { getMessages, getTranslations } from "next-intl/server";
import type { ComponentType } from "react";
import { JourneyFrame } from "@/components/member/shared/layout/journey-frame";
import type { WithdrawalContext } from "@/components/member/shared/page-context";
import { pageContext } from "@/components/member/shared/page-context";
import type { Language } from "@/lib/shared/languages";
import { getClub } from "@/lib/web/queries/club";
import { getRetentionPolicy } from "@/lib/web/queries/terms";

type Step = "start" | "reject" | "reason" | "complete";
type Props = {
  language: Language;
  step: Step;
  title: string;
  View: ComponentType<{ context: WithdrawalContext }>;
};

/** The position of each page among the steps; the page of obstacles belongs to the first. */
const positions: Record<Step, number> = { start: 0, reject: 0, reason: 1, complete: 2 };

/** A page of the withdrawal, with the texts of this step only. */
export async function WithdrawalPage({ language, step, title, View }: Props) {
  const [club, keeps, t, { account, withdrawal, common }] = await Promise.all([
    getClub(language),
    getRetentionPolicy(language),
    getTranslations("withdrawal.steps"),
    getMessages(),
  ]);
  const context: WithdrawalContext = { ...pageContext(club, language), keeps };
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
        <View context={context} />
      </JourneyFrame>
    </NextIntlClientProvider>
  );
}
