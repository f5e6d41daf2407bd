import { render, screen } from "@testing-library/react";
import { NextIntlClientProvider } from "next-intl";
import { noProof, ProofStep } from "@/components/member/shared/proof/proof-step";
import en from "@/messages/en.json";

/** The step, and what answers its question for the ways of the club. */
function shown() {
  let settle: (answer: Response) => void = () => {};
  jest.spyOn(globalThis, "fetch").mockReturnValue(
    new Promise((resolve) => {
      settle = resolve;
    }),
  );
  render(
    <NextIntlClientProvider locale="en" timeZone="UTC" messages={en}>
      <ProofStep
        purpose="DORMANT"
        clubCode="MS01"
        language="en"
        draft={noProof}
        onDraft={() => {}}
        onProven={() => {}}
      />
    </NextIntlClientProvider>,
  );
  return (body: object) => settle(Response.json(body));
}

afterEach(() => jest.restoreAllMocks());

test("nothing can be pressed before the ways of the club are known: a choice that comes later would move the button", async () => {
  const answer = shown();
  expect(document.querySelector("[aria-busy=true]")).toBeVisible();
  expect(screen.queryByRole("button")).toBeNull();
  answer({ result: true, data: { certificationTypes: ["10", "20"] } });
  expect(await screen.findByRole("button", { name: "Send code" })).toBeVisible();
});

test("a code by e-mail is the way where the ways cannot be read", async () => {
  const answer = shown();
  answer({ result: false, msgCode: "9999", msgVar: [] });
  expect(await screen.findByRole("textbox", { name: "Email" })).toBeVisible();
  expect(screen.queryByRole("radio")).toBeNull();
});
