import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { SeasonEditorView } from "@/components/ishm/team-seasons/season-editor-view";
import type { TeamSeasonDetail } from "@/lib/contract/teams/ops-team-seasons";
import { mockCall, mockServer, refuse } from "@/tests/support/msw";
import { visit } from "@/tests/support/web/navigation";
import { renderOffice } from "../office";

const season = (part: Partial<TeamSeasonDetail> = {}): TeamSeasonDetail => ({
  seasonIdx: 27,
  year: 2027,
  title: "Teams 2027",
  rules: "",
  applyFrom: "2026-11-02T09:00:00+09:00",
  applyTo: "2026-11-27T17:00:00+09:00",
  announceDate: "2026-12-14",
  monthFrom: 3,
  monthTo: 12,
  minTeams: 3,
  maxTeams: 8,
  requiredRounds: 10,
  maxSuspensions: 2,
  memberTypes: ["10"],
  formCount: 1,
  i18n: { en: { title: "Teams 2027", rules: "" } },
  version: 4,
  standing: {
    forms: 1,
    minTeams: 4,
    maxTeams: 4,
    monthFrom: 3,
    monthTo: 12,
    requiredRounds: 10,
    maxSuspensions: 0,
    memberTypes: ["10"],
  },
  ...part,
});

let now: TeamSeasonDetail;
let sent: unknown[] = [];
const server = mockServer(
  mockCall("GET /ops/team-seasons/{id}", () => now),
  mockCall("PUT /ops/team-seasons/{id}", ({ body }) => {
    sent.push(body);
    now = { ...now, version: now.version + 1 };
    return { seasonIdx: 27, version: now.version };
  }),
  mockCall("GET /common/system-code/{club}", () => ({})),
);

beforeEach(() => {
  now = season();
  sent = [];
  visit("/ishm/ops/team-seasons/27");
});

const fill = async (name: string, text: string) => {
  const field = await screen.findByRole("textbox", { name });
  await userEvent.clear(field);
  await userEvent.type(field, text);
};
const save = () => userEvent.click(screen.getByRole("button", { name: "Save" }));

describe("a season that teams have applied for", () => {
  test("keeps what they rely on: the field says which application stands against it", async () => {
    renderOffice(<SeasonEditorView seasonIdx={27} />);
    await fill("Minimum flights", "5");
    await save();
    expect(screen.getByRole("textbox", { name: "Minimum flights" })).toHaveAccessibleDescription(
      /One application has 4 flights; this cannot be higher\./,
    );
    expect(sent).toEqual([]);
  });

  test("is widened, from the version that was read", async () => {
    renderOffice(<SeasonEditorView seasonIdx={27} />);
    await fill("Maximum flights", "9");
    await save();
    expect(await screen.findByText("Season saved.")).toBeVisible();
    expect(sent).toMatchObject([{ maxTeams: 9, title: "Teams 2027", version: 4 }]);
  });

  test("somebody else saved meanwhile: a question, and what was typed stays", async () => {
    server.use(
      mockCall("PUT /ops/team-seasons/{id}", () => {
        now = season({ version: 5, announceDate: "2026-12-20" });
        return refuse("STALE");
      }),
    );
    renderOffice(<SeasonEditorView seasonIdx={27} />);
    await fill("Maximum flights", "9");
    await save();
    await userEvent.click(await screen.findByRole("button", { name: "Keep mine" }));
    await waitFor(() => expect(screen.getByRole("textbox", { name: "Maximum flights" })).toHaveValue("9"));
  });
});
