import { render, screen } from "@testing-library/react";
import { setupServer } from "msw/node";
import { NextIntlClientProvider } from "next-intl";
import { SWRConfig } from "swr";
import { SchedulePreview } from "@/components/member/teams/schedule-preview";
import type { Season, TeamContext } from "@/components/member/teams/team-types";
import { clubFormats } from "@/lib/shared/money/club-formats";
import type { InputDraft, TeamDraft } from "@/lib/web/teams/draft";
import messages from "@/messages/en.json";
import { mockCall } from "@/tests/support/msw";
import { clubDay } from "@/tests/support/runs/test-clock.mjs";

const year = Number(clubDay().slice(0, 4)) + 1;
const season = { year, monthFrom: 3, monthTo: 12, requiredRounds: 10 } as Season;
const input: InputDraft = { weekType: "1", weekCode: "4", rsvHour: "07", courseCode: "" };
const draft = { rsvCycle: "10", monthFrom: 3, monthTo: 12, inputs: [input] } as unknown as TeamDraft;
const context = { clubCode: "MS01", language: "en", formats: clubFormats([]) } as TeamContext;
const server = setupServer(
  mockCall("GET /holiday", () =>
    Array.from({ length: 7 }, (_, day) => ({
      date: `${year}-05-0${day + 1}`,
      dateName: "Holiday week",
      dateKind: "01",
      isHoliday: "Y" as const,
      holidayType: "40",
      seq: 1,
    })),
  ),
);

beforeAll(() => server.listen({ onUnhandledRequest: "bypass" }));
beforeEach(() => localStorage.clear());
afterAll(() => server.close());

function show(change: Partial<TeamDraft> = {}, asked = input) {
  render(
    <SWRConfig value={{ provider: () => new Map() }}>
      <NextIntlClientProvider locale="en" timeZone="UTC" messages={messages}>
        <SchedulePreview
          rank={1}
          input={asked}
          draft={{ ...draft, ...change }}
          season={season}
          context={context}
        />
      </NextIntlClientProvider>
    </SWRConfig>,
  );
}

test("the dates of a wish are all shown, and a holiday among them is flagged by its name", async () => {
  show();
  expect(screen.getByRole("status")).toHaveTextContent("10 dates in the season");
  expect(screen.getAllByRole("listitem")).toHaveLength(10);
  expect(await screen.findAllByText("Holiday week")).toHaveLength(1);
  expect(screen.getByText(/the club will agree another day/)).toBeInTheDocument();
});

test("a wish with too few dates says how many the season wants", () => {
  show({ monthTo: 6 });
  expect(screen.getByRole("status")).toHaveTextContent("Only 4 dates; the season requires at least 10");
});

test("a wish that is not filled in shows nothing", () => {
  show({}, { ...input, weekCode: "" });
  expect(screen.queryByRole("status")).toBeNull();
});
