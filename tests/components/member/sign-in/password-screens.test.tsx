import { fireEvent, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { NextIntlClientProvider } from "next-intl";
import type { ReactElement } from "react";
import { PasswordView } from "@/components/member/account/password/password-view";
import { PendingView } from "@/components/member/login/pending-view";
import { PasswordResetView } from "@/components/member/recover/password-reset-view";
import { resetProof } from "@/components/member/recover/proof-store";
import { pageContext } from "@/components/member/shared/page-context";
import { ClassicView } from "@/components/member/sign-up/classic-view";
import { sessionStore } from "@/lib/web/api/session-store";
import type { Club } from "@/lib/web/queries/club";
import type { PublicSession, SessionUser } from "@/lib/web/session/options";
import en from "@/messages/en.json";
import ko from "@/messages/ko.json";
import { webEnvironment } from "@/tests/support/web/web-environment.mjs";
import { context as shared } from "../my-page";

Object.assign(process.env, webEnvironment);
const messages = { en, ko };
const user = { id: "hanbit77", memberIdx: 100_077, name: "Han", isAdmin: false, pending: null };
/** The page is in English; the club is known by its Korean name too, as its server tells. */
const club = {
  ...shared,
  info: { clubCode: "MS01", clubName: "Mirsol Country Club", passwordWords: ["MS01", "Mirsol", "미르솔"] },
} as unknown as Club;

function screens(language: "en" | "ko"): [string, ReactElement][] {
  const context = pageContext(club, language);
  const shown = { ...context, user: user as unknown as SessionUser };
  return [
    ["sign-up", <ClassicView key="1" {...context} terms={[]} texts={{}} isPft={false} />],
    ["a forgotten password", <PasswordResetView key="2" {...context} />],
    ["the own password", <PasswordView key="3" context={context} />],
    ["an expired password", <PendingView key="4" {...shown} pending="PASSWORD_EXPIRED" />],
  ];
}

beforeEach(() => {
  jest.spyOn(globalThis, "fetch").mockReturnValue(new Promise(() => {}));
  sessionStore.set({ signedIn: true, user } as unknown as PublicSession);
  resetProof.set({ id: user.id, certToken: "proof" });
});
afterEach(() => {
  jest.restoreAllMocks();
  resetProof.set(null);
  sessionStore.set(undefined);
});

// seed 77
test.each(
  (["en", "ko"] as const).flatMap((language) =>
    screens(language).map(([name, view]) => ({ language, name, view })),
  ),
)(
  "field and list say the same of a password made of the club's name: $name in $language",
  async ({ language, view }) => {
    const { newPassword } = messages[language];
    const { container } = render(
      <NextIntlClientProvider locale={language} timeZone="UTC" messages={messages[language]}>
        {view}
      </NextIntlClientProvider>,
    );
    const field = await waitFor(() => {
      const found = container.querySelector<HTMLInputElement>("#newPassword");
      if (!found) throw new Error("no field for a new password");
      return found;
    });
    for (const weak of ["Mirsol2026!", "MS01-2026!", "Password1!"]) {
      fireEvent.change(field, { target: { value: weak } });
      await userEvent.click(container.querySelector("form button[type=submit]") as HTMLElement);
      await waitFor(() => expect(field).toHaveAccessibleDescription(newPassword.faults.guess));
      expect(screen.getByText(newPassword.parts.guess).closest("li")).not.toHaveAttribute("data-met");
    }
    fireEvent.change(field, { target: { value: "Tee-off-27-pines" } });
    await userEvent.click(container.querySelector("form button[type=submit]") as HTMLElement);
    await waitFor(() => expect(field).not.toHaveAccessibleDescription(newPassword.faults.guess));
    expect(screen.getByText(newPassword.parts.guess, { exact: false }).closest("li")).toHaveAttribute(
      "data-met",
    );
  },
);
