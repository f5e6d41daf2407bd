import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { SiteInfoView } from "@/components/ishm/site-info/site-info-view";
import type { SiteInfo } from "@/lib/contract/site/site";
import { checkTaxNumber } from "@/lib/shared/texts/tax-numbers";
import { type MockedCall, mockCall, mockServer, refuse } from "@/tests/support/msw";
import { visit } from "@/tests/support/web/navigation";
import { officeTexts, renderOffice } from "../office";
import { previewTexts, publicInfo, siteOffice } from "./site-office";

const { clubName, ceoName, address, addressDetail, copyright } = publicInfo;
const english = { clubName, ceoName, address, addressDetail, copyright };

const siteInfo = (part: Partial<NonNullable<SiteInfo["admin"]>> = {}): SiteInfo => ({
  ...publicInfo,
  admin: {
    corpNo: null,
    mailOrderNo: null,
    gridX: 64,
    gridY: 118,
    privacyOfficer: "Hong Sol",
    privacyPhone: "031-000-1000",
    openingDate: "1998-10-09",
    i18n: { en: english },
    version: 3,
    ...part,
  },
});

let stored = siteInfo();
let saves: MockedCall[] = [];

const server = mockServer(
  officeTexts,
  ...previewTexts,
  mockCall("GET /site/info", () => stored),
  mockCall("GET /common/system-code/{club}", () => ({})),
  mockCall("GET /site/info/valid/taxno", ({ query }) => {
    const type = query.get("type") ?? "";
    return { type, ...checkTaxNumber(type, query.get("keyword") ?? ""), duplicated: false };
  }),
  mockCall("PUT /site/info", (sent) => {
    saves.push(sent);
    stored = siteInfo({ version: 4 });
    return { clubIdx: 1, updatedAt: "2026-11-23T10:00:00+09:00", version: 4 };
  }),
);

beforeEach(() => {
  stored = siteInfo();
  saves = [];
  visit("/ishm/site/info");
});

/** By its label, which a required field ends with a mark. */
const fieldOf = (label: string) => screen.getByLabelText(new RegExp(`^${label}(\\(required\\))?$`));
const replace = async (label: string, value: string) => {
  await screen.findByLabelText("Fax");
  fireEvent.change(fieldOf(label), { target: { value } });
};
const leave = (label: string) => fireEvent.blur(fieldOf(label));
const save = () => userEvent.click(screen.getByRole("button", { name: "Save" }));

describe("the site-info screen", () => {
  test("texts go by language, numbers as numbers, and the version goes with them", async () => {
    renderOffice(<SiteInfoView />, siteOffice());
    await replace("Copyright", "© Mirsol 2027");
    await userEvent.click(screen.getByRole("tab", { name: /한국어/ }));
    await replace("Club name", "미르솔");
    await save();
    await screen.findByText("Club details saved.");
    expect(saves[0]?.body).toMatchObject({
      i18n: {
        en: { ...english, copyright: "© Mirsol 2027" },
        ko: { clubName: "미르솔" },
      },
      lat: 37.3,
      gridX: 64,
      clubFaxNo: null,
      version: 3,
    });
    expect(saves[0]?.body).not.toHaveProperty("i18n.ja");
  });

  test("a business number is looked at when its field is left, and a wrong one is not sent", async () => {
    renderOffice(<SiteInfoView />, siteOffice());
    await replace("Business registration number", "1234567890");
    leave("Business registration number");
    const field = fieldOf("Business registration number");
    await waitFor(() => expect(field).toBeInvalid());
    await save();
    expect(
      await screen.findByRole("link", { name: /This number is not valid\. Please check each digit\./ }),
    ).toHaveAttribute("href", "#businessNo");
    expect(saves).toEqual([]);
    await replace("Business registration number", "1008123452");
    leave("Business registration number");
    expect(await screen.findByText("Valid: 100-81-23452 · corporation")).toBeVisible();
  });

  test("a number that was never left is looked at before it is sent", async () => {
    renderOffice(<SiteInfoView />, siteOffice());
    await replace("Corporate registration number", "1234567890123");
    await save();
    await waitFor(() => expect(screen.getByLabelText("Corporate registration number")).toBeInvalid());
    expect(saves).toEqual([]);
  });

  test("every wrong field says so itself", async () => {
    renderOffice(<SiteInfoView />, siteOffice());
    await replace("Email", "info");
    await replace("Postcode", "27");
    await replace("Latitude", "137");
    await replace("Club name", "");
    await replace("Main phone", "");
    await replace("Instagram", "http://sns.example/mirsol");
    await save();
    for (const label of ["Email", "Postcode", "Latitude", "Club name", "Main phone", "Instagram"]) {
      expect(fieldOf(label)).toBeInvalid();
    }
    expect(screen.getByLabelText("Instagram")).toHaveAccessibleDescription(/starting with https/);
    expect(saves).toEqual([]);
  });

  test("the list of what is wrong names each field; a club elsewhere needs no number, and its office the club's own phone", async () => {
    renderOffice(<SiteInfoView />, siteOffice("write", "GB"));
    await replace("Main phone", "");
    await replace("Email", "");
    expect(screen.queryByLabelText("Mail-order registration number")).toBeNull();
    expect(screen.queryByLabelText("Corporate registration number")).toBeNull();
    await replace("Business registration number", "");
    await replace("Booking office", "");
    await replace("Privacy officer's phone", "");
    await save();
    const wrong = await screen.findByRole("region", { name: "Please correct the following" });
    const named = () =>
      within(wrong)
        .getAllByRole("link")
        .map((link) => link.textContent);
    await waitFor(() =>
      expect(named()).toEqual(["Main phone: Please fill this in.", "Email: Please fill this in."]),
    );
    await replace("Main phone", "01334 000 100");
    await replace("Email", "office@craigmuir.example");
    await save();
    await waitFor(() => expect(saves).toHaveLength(1));
    const phones = {
      clubPhoneNo: "01334 000 100",
      rsvPhoneNo: "01334 000 100",
      privacyPhone: "01334 000 100",
    };
    expect(saves[0]?.body).toMatchObject({ businessNo: "", ...phones });
  });

  test("a copyright that names the club goes on naming it, and one of its own stays", async () => {
    renderOffice(<SiteInfoView />, siteOffice());
    await replace("Copyright", `© ${english.clubName}`);
    await replace("Club name", "Craigmuir Links");
    expect(fieldOf("Copyright")).toHaveValue("© Craigmuir Links");
    await replace("Copyright", "© The members");
    await replace("Club name", "Craigmuir");
    expect(fieldOf("Copyright")).toHaveValue("© The members");
  });

  test("what the server refuses stands at its field", async () => {
    server.use(mockCall("PUT /site/info", () => refuse("SITE_TAXNO")));
    renderOffice(<SiteInfoView />, siteOffice());
    await replace("Fax", "031-000-1009");
    await save();
    await waitFor(() => expect(fieldOf("Business registration number")).toBeInvalid());
  });

  test("somebody else's save is told; keeping mine goes over theirs with what is typed here", async () => {
    server.use(mockCall("PUT /site/info", () => refuse("STALE")));
    renderOffice(<SiteInfoView />, siteOffice());
    await replace("Fax", "031-000-1009");
    stored = siteInfo({ version: 8 });
    await save();
    const question = await screen.findByRole("dialog", { name: "Someone else has saved changes" });
    server.resetHandlers();
    await userEvent.click(within(question).getByRole("button", { name: "Keep mine" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    await save();
    await waitFor(() => expect(saves).toHaveLength(1));
    expect(saves[0]?.body).toMatchObject({ clubFaxNo: "031-000-1009", version: 8 });
  });

  test("the footer is shown as it will read, in the language of the tab", async () => {
    renderOffice(<SiteInfoView />, siteOffice());
    const preview = await screen.findByRole("figure");
    const legal = (await within(preview).findByText("Business no. 100-81-23452")).closest("p");
    expect(legal).toHaveTextContent("CEO Hong Sol · Business no. 100-81-23452");
    await replace("CEO", "Kim Sol");
    expect(within(preview).getByText(/CEO Kim Sol/)).toBeVisible();
  });

  test("a club elsewhere is asked for no square of the Korean forecast, map or channel", async () => {
    renderOffice(<SiteInfoView />, siteOffice("write", "GB"));
    await screen.findByRole("textbox", { name: "Latitude" });
    expect(
      screen.queryByText(
        /Grid cell of the Korea Meteorological Administration forecast\. Other weather services use the coordinates\./,
      ),
    ).not.toBeInTheDocument();
    expect(screen.queryByRole("textbox", { name: "KakaoTalk channel" })).not.toBeInTheDocument();
    expect(screen.queryByRole("link", { name: /Naver|Kakao/ })).not.toBeInTheDocument();
    expect(screen.getByRole("textbox", { name: "Instagram" })).toBeInTheDocument();
  });

  test("the forecast grid is worked out from the position", async () => {
    renderOffice(<SiteInfoView />, siteOffice());
    await replace("Latitude", "37.5665");
    await replace("Longitude", "126.978");
    expect(screen.getByText("37°33′59″ north, 126°58′41″ east")).toBeVisible();
    await userEvent.click(screen.getByRole("button", { name: "Use 60, 127 for this location" }));
    expect(screen.getByLabelText("Forecast grid X")).toHaveValue("60");
  });

  test("who may only read can change nothing", async () => {
    renderOffice(<SiteInfoView />, siteOffice("look"));
    expect(await screen.findByLabelText(/^Email/)).toHaveAttribute("readonly");
    expect(screen.queryByRole("button", { name: "Save" })).toBeNull();
  });
});
