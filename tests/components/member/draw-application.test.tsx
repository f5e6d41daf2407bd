import { render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { setupServer } from "msw/node";
import { NextIntlClientProvider } from "next-intl";
import { SWRConfig } from "swr";
import { ApplicationForm } from "@/components/member/draws/application-form";
import { DrawResultView } from "@/components/member/draws/draw-result-view";
import type { Application, DrawContext, MemberPost } from "@/components/member/draws/draw-types";
import { clubFormats } from "@/lib/shared/money/club-formats";
import { readDraft } from "@/lib/web/runtime/session/member-memory";
import messages from "@/messages/en.json";
import { type MockedCall, mockCall, refuse } from "@/tests/support/msw";
import { context as memberContext } from "./booking/scene";

const memberIdx = 100_001;
const band = (playDate: string, standbyTimeCode: string) => ({
  playDate,
  standbyTimeCode,
  courseCode: "1",
  slots: 9,
  firstChoices: 4,
});
const post: MemberPost = {
  drawPostIdx: 71,
  title: "Draw",
  contents: "",
  playDates: ["2026-12-19", "2026-12-20"],
  periods: ["1"],
  courseCodes: ["1"],
  slotCount: 32,
  applyFrom: "2026-11-23T09:00:00+09:00",
  applyTo: "2026-11-26T17:00:00+09:00",
  drawAt: "2026-11-27T10:00:00+09:00",
  announceAt: "2026-11-27T14:00:00+09:00",
  confirmUntil: "2026-11-30T17:00:00+09:00",
  releaseAt: "2026-12-01T09:00:00+09:00",
  maxChoices: 3,
  minPlayers: 2,
  mode: "WEIGHTED",
  seedHash: "",
  seed: null,
  state: "20",
  bands: [band("2026-12-19", "12"), band("2026-12-20", "13")],
  eligibility: { eligible: true, reasons: [], monthUsed: 0, monthLimit: 2, weightPreview: 1.5 },
};
const context: DrawContext = {
  ...memberContext,
  formats: clubFormats([]),
  names: {
    courses: { "1": "Mir" },
    bands: { "12": "07:00–07:59", "13": "08:00–08:59" },
    memberTypes: {},
    periods: {},
  },
  proofHref: "/reservation/draws/71/proof",
  myPageHref: "/mypage",
};
let sent: MockedCall[] = [];
let refusal: ReturnType<typeof refuse> | null = null;
const server = setupServer(
  mockCall("GET /ext/companions", () => ({
    list: [{ companionRef: "ref-3", name: "박*람", rounds: 4, lastPlayDate: "2026-11-01" }],
  })),
  mockCall("GET /member/name/check", ({ query }) => ({
    id: query.get("id") ?? "",
    validFormat: true,
    available: false,
    maskedName: query.get("id") === "leesol01" ? "이*" : null,
  })),
  mockCall("POST /reservation/draw", (asked) => {
    sent.push(asked);
    return refusal ?? { drawIdx: 7009, state: "10" };
  }),
);

beforeAll(() => server.listen({ onUnhandledRequest: "bypass" }));
beforeEach(() => {
  sent = [];
  refusal = null;
  sessionStorage.clear();
});
afterAll(() => server.close());

function show() {
  const onDone = jest.fn(async () => undefined);
  const view = render(
    <SWRConfig value={{ provider: () => new Map() }}>
      <NextIntlClientProvider locale="en" timeZone="UTC" messages={messages}>
        <ApplicationForm
          memberIdx={memberIdx}
          post={post}
          context={context}
          onDone={onDone}
          application={null}
          onGiveUp={null}
        />
      </NextIntlClientProvider>
    </SWRConfig>,
  );
  return { onDone, view };
}
const date = (rank: number) => screen.getAllByRole("combobox", { name: "Date" })[rank - 1] as HTMLElement;
const bandOf = (rank: number) =>
  screen.getAllByRole("combobox", { name: "Time of day" })[rank - 1] as HTMLElement;
const apply = () => userEvent.click(screen.getByRole("button", { name: "Enter the draw" }));

async function fillIn() {
  await userEvent.selectOptions(date(1), "2026-12-19");
  await userEvent.selectOptions(bandOf(1), "12");
  await userEvent.click(screen.getByRole("checkbox", { name: /agree to the rules/ }));
}

test("names what is missing in one place and at the field, and sends nothing", async () => {
  show();
  await apply();
  expect(screen.getByRole("region", { name: "Please correct the following" })).toHaveFocus();
  expect(date(1)).toBeInvalid();
  expect(sent).toEqual([]);
});

test("sends ranked choices, a member found by id with a masked name, a usual companion; once", async () => {
  const { onDone } = show();
  await fillIn();
  await userEvent.selectOptions(date(2), "2026-12-20");
  await userEvent.selectOptions(bandOf(2), "13");
  await userEvent.selectOptions(screen.getByRole("combobox", { name: "Companion 1" }), "member");
  await userEvent.type(screen.getByRole("textbox", { name: "Member's login ID" }), "leesol01{Enter}");
  expect(await screen.findByText(/이\* has been added/)).toBeInTheDocument();
  await userEvent.click(await screen.findByRole("button", { name: "박*람" }));
  await userEvent.dblClick(screen.getByRole("button", { name: "Enter the draw" }));
  await waitFor(() => expect(onDone).toHaveBeenCalledTimes(1));
  expect(sent.map(({ body }) => body)).toEqual([
    {
      drawPostIdx: 71,
      choices: [
        { rank: 1, playDate: "2026-12-19", standbyTimeCode: "12", courseCode: null },
        { rank: 2, playDate: "2026-12-20", standbyTimeCode: "13", courseCode: null },
      ],
      playerCount: 4,
      players: [{ memberId: "leesol01" }, { companionRef: "ref-3" }],
      agreeRules: true,
    },
  ]);
  expect(readDraft("draw", memberIdx)).toEqual({});
});

test("a refusal is told where it happened and loses nothing, not even with a reload", async () => {
  refusal = refuse("DRAW_PERIOD");
  const { view } = show();
  await fillIn();
  await apply();
  expect(
    await screen.findByText(/This draw is not open for applications\. Please check the application dates\./),
  ).toBeInTheDocument();
  view.unmount();
  show();
  expect(screen.getByText(/has been restored/)).toBeInTheDocument();
  expect(date(1)).toHaveValue("2026-12-19");
  expect(bandOf(1)).toHaveValue("12");
});

test.each([
  ["RSV_CLOSED_DAY", "The course is closed on that day."],
  ["RSV_OVERLAP", "You play at about that time already."],
  ["SUSPENDED", "Your bookings were suspended."],
  ["STATE", "Your account is not active."],
])("an application that was left out for %s says why in words", (stateReason, words) => {
  const out = { drawIdx: 7009, state: "90", stateReason, result: null, why: null, bookingIdx: null };
  render(
    <NextIntlClientProvider locale="en" timeZone="UTC" messages={messages}>
      <DrawResultView
        post={post}
        application={out as unknown as Application}
        context={context}
        reload={async () => undefined}
      />
    </NextIntlClientProvider>,
  );
  expect(screen.getByText(`Reason: ${words}`)).toBeVisible();
});
