import { render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { NextIntlClientProvider } from "next-intl";
import { ClassicView } from "@/components/member/sign-up/classic-view";
import { AgreementFields } from "@/components/member/sign-up/fields/agreement-fields";
import { StartView } from "@/components/member/sign-up/start-view";
import { certificationType } from "@/lib/contract/code-values/members";
import { termTypeCode } from "@/lib/contract/code-values/terms";
import { languages } from "@/lib/shared/languages";
import { hasIdentityCheck } from "@/lib/web/sign-up/ways";
import en from "@/messages/en.json";
import ja from "@/messages/ja.json";
import ko from "@/messages/ko.json";
import zh from "@/messages/zh.json";
import { context } from "../my-page";

const messages = { en, ko, ja, zh };

function show(hasIdentity: boolean, language: (typeof languages)[number] = "en") {
  return render(
    <NextIntlClientProvider locale={language} timeZone="UTC" messages={messages[language]}>
      <StartView language={language} defaultLanguage="en" phone="01632 960180" hasIdentity={hasIdentity} />
    </NextIntlClientProvider>,
  );
}

test("a club with an identity check offers two ways in", () => {
  show(true);
  expect(screen.getAllByRole("heading", { level: 2 }).map(({ textContent }) => textContent)).toEqual([
    "Verify with a Korean mobile",
    "By email",
  ]);
});

test.each(languages)(
  "a club that goes by mail alone speaks of no Korean phone and no draw: %s",
  (language) => {
    const { container } = show(false, language);
    expect(screen.getAllByRole("heading", { level: 2 })).toHaveLength(1);
    expect(container).not.toHaveTextContent(/Korea|한국|韓国|韩国|draw|추첨|抽選|抽签/i);
  },
);

test("the ways of a club decide; a server that names none has all", () => {
  expect(hasIdentityCheck({ certificationTypes: [certificationType.email] })).toBe(false);
  expect(hasIdentityCheck({ certificationTypes: [certificationType.mobileIdentity] })).toBe(true);
  expect(hasIdentityCheck({})).toBe(true);
});

test.each(languages)(
  "the way by e-mail asks for the proof of the address, not of the identity: %s",
  async (language) => {
    const { signup } = messages[language];
    const { container } = render(
      <NextIntlClientProvider locale={language} timeZone="UTC" messages={messages[language]}>
        <ClassicView {...context} language={language} terms={[]} texts={{}} isPft={false} />
      </NextIntlClientProvider>,
    );
    await userEvent.click(container.querySelector("form button[type=submit]") as HTMLElement);
    const summary = await waitFor(() => {
      const found = container.querySelector<HTMLElement>("[data-slot=error-summary]");
      if (!found) throw new Error("no summary");
      return found;
    });
    expect(summary).toHaveTextContent(signup.notes.emailFirst);
    expect(summary).not.toHaveTextContent(/identity|본인확인|本人確認|身份/);
  },
);

test("of the terms those alone are announced as required that have to be agreed to", () => {
  const terms = [
    { termsIdx: 1, termType: termTypeCode.service, title: "Terms", isRequired: true, channels: [] },
    { termsIdx: 2, termType: termTypeCode.marketing, title: "Advertising", isRequired: false, channels: [] },
  ];
  const values = { agreed: [], marketing: { sms: false, email: false, push: false } };
  const form = { values, change: () => {}, clear: () => {}, errorOf: () => undefined };
  render(
    <NextIntlClientProvider locale="en" timeZone="UTC" messages={en}>
      <AgreementFields terms={terms} texts={{}} form={form} />
    </NextIntlClientProvider>,
  );
  expect(screen.getByRole("checkbox", { name: /Terms.*required/i })).toBeRequired();
  expect(screen.getByRole("checkbox", { name: /Advertising.*optional/i })).not.toBeRequired();
});
