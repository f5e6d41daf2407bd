import { screen, within } from "@testing-library/react";
import { TermsListView } from "@/components/ishm/terms/terms-list-view";
import type { TermsOverview } from "@/lib/contract/terms/ops-terms";
import { mockCall, mockServer } from "@/tests/support/msw";
import { visit } from "@/tests/support/web/navigation";
import { renderOffice } from "../office";
import { listedVersion, overviewWith, termsOffice } from "./terms-office";

let overview: TermsOverview;
mockServer(mockCall("GET /ops/terms", () => overview));

beforeEach(() => {
  overview = overviewWith([
    listedVersion({ termsIdx: 92, version: "1.3", state: "10", isDraft: true, agreedCount: 0 }),
    listedVersion({
      termsIdx: 91,
      version: "1.2",
      state: "10",
      agreedCount: 0,
      announceFrom: "2026-12-01",
      effectiveDate: "2026-12-20",
    }),
    listedVersion({ termsIdx: 90, version: "1.1", state: "20", effectiveDate: "2026-12-10" }),
    listedVersion(),
  ]);
  visit("/ishm/site/terms");
});

const rowOf = async (version: string) =>
  within((await screen.findByRole("link", { name: version })).closest("tr") as HTMLElement);

describe("the list of terms", () => {
  test("says of each version its state, its day, its languages and who agreed", async () => {
    renderOffice(<TermsListView />, termsOffice());
    const inForce = await rowOf("1.0");
    expect(inForce.getByText("In effect")).toBeVisible();
    expect(inForce.getByText("2026.01.01 (Thu)")).toBeVisible();
    expect(inForce.getByText("12")).toBeVisible();
    expect(inForce.getByText("Optional")).toBeVisible();
    expect((await rowOf("1.3")).getByText("Draft")).toBeVisible();
    expect((await rowOf("1.3")).getByText("–")).toBeVisible();
    expect((await rowOf("1.2")).getByText("Planned")).toBeVisible();
    expect((await rowOf("1.1")).getByText("Announced")).toBeVisible();
    expect(screen.getByText("No versions yet.")).toBeVisible();
  });

  test("says what takes effect next, the soonest first, drafts not", async () => {
    renderOffice(<TermsListView />, termsOffice());
    const next = (await screen.findByRole("heading", { name: "Next to take effect" })).closest("section");
    const items = within(next as HTMLElement).getAllByRole("listitem");
    expect(items.map((item) => item.textContent)).toEqual([
      "2026.12.10 (Thu)Location service 1.1Announced",
      "2026.12.20 (Sun)Location service 1.2Plannedto be announced 2026.12.01 (Tue)",
    ]);
  });

  test("a new version begins with the newest that is no draft", async () => {
    renderOffice(<TermsListView />, termsOffice());
    expect(await screen.findByRole("link", { name: /New version\s*: Location service/ })).toHaveAttribute(
      "href",
      "/ishm/site/terms/new?type=40&from=91",
    );
    expect(screen.getByRole("link", { name: /New version\s*: CCTV notice/ })).toHaveAttribute(
      "href",
      "/ishm/site/terms/new?type=60",
    );
  });

  test("who may only read begins none", async () => {
    renderOffice(<TermsListView />, termsOffice(false));
    expect(await screen.findByRole("link", { name: "1.0" })).toBeVisible();
    expect(screen.queryByRole("link", { name: /New version/ })).toBeNull();
  });
});
