import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { SiteCert } from "@/components/ishm/site-cert/site-cert-draft";
import { SiteCertView } from "@/components/ishm/site-cert/site-cert-view";
import { type MockedCall, mockCall, mockServer, refuse } from "@/tests/support/msw";
import { visit } from "@/tests/support/web/navigation";
import { renderOffice } from "../office";
import { siteOffice } from "./site-office";

const siteCert = (part: Partial<SiteCert> = {}): SiteCert => ({
  methods: ["10", "20"],
  niceDriver: "NICE_V1",
  niceSiteCode: "SAMPLE01",
  niceSecretSet: true,
  smsSender: "031-000-1001",
  emailSender: "no-reply@mirsol.example",
  tlsExpiresAt: "2027-05-01T00:00:00+09:00",
  version: 2,
  ...part,
});

const methodNames = [
  { key: "10", keyName: "Mobile identity (NICE)", values: [], group: "C1220" },
  { key: "20", keyName: "Email code", values: [], group: "C1220" },
];

let stored = siteCert();
let saves: MockedCall[] = [];

const server = mockServer(
  mockCall("GET /site/cert", () => stored),
  mockCall("GET /common/system-code/{club}", () => ({
    certificationTypes: {
      id: "certificationTypes",
      codeId: "C1220",
      version: 1,
      loadDate: "2026-11-23T10:00:00+09:00",
      changed: true,
      list: methodNames,
    },
  })),
  mockCall("PUT /site/cert", (sent) => {
    saves.push(sent);
    return { niceSecretSet: true, updatedAt: "2026-11-23T10:00:00+09:00", version: 3 };
  }),
);

beforeEach(() => {
  stored = siteCert();
  saves = [];
  visit("/ishm/site/cert");
});
afterEach(() => localStorage.clear());

const save = () => userEvent.click(screen.getByRole("button", { name: "Save" }));
const choose = async (name: string) => userEvent.click(await screen.findByRole("radio", { name }));

describe("the certification screen", () => {
  test("a secret that is left untouched is not sent", async () => {
    renderOffice(<SiteCertView />, siteOffice());
    await userEvent.click(await screen.findByRole("checkbox", { name: "Mobile identity (NICE)" }));
    await save();
    await screen.findByText("Settings saved.");
    expect(saves[0]?.body).toEqual({
      methods: ["20"],
      niceDriver: "NICE_V1",
      niceSiteCode: "SAMPLE01",
      smsSender: "031-000-1001",
      emailSender: "no-reply@mirsol.example",
      version: 2,
    });
  });

  // seed 28 96
  test("a new secret is sent once and then forgotten by the screen", async () => {
    renderOffice(<SiteCertView />, siteOffice());
    await choose("Replace");
    await userEvent.type(screen.getByLabelText("New secret"), "hush");
    await save();
    await screen.findByText("Settings saved.");
    expect(saves[0]?.body).toMatchObject({ niceClientSecret: "hush" });
    await waitFor(() => expect(screen.queryByLabelText("New secret")).toBeNull());
    expect(document.body.innerHTML).not.toContain("hush");
  });

  test("a secret is taken away only with the provider that needs it", async () => {
    renderOffice(<SiteCertView />, siteOffice());
    await choose("Remove");
    await save();
    expect(await screen.findByRole("link", { name: /This provider needs a secret/ })).toBeVisible();
    expect(saves).toEqual([]);
    await choose("MOCK (trial)");
    await save();
    await waitFor(() => expect(saves).toHaveLength(1));
    expect(saves[0]?.body).toMatchObject({ niceDriver: "MOCK", niceClientSecret: null });
  });

  test("MOCK says what it means for real members", async () => {
    stored = siteCert({ niceDriver: "MOCK" });
    renderOffice(<SiteCertView />, siteOffice());
    expect(await screen.findByRole("note")).toHaveTextContent("MOCK verifies anyone.");
  });

  test("every wrong field says so itself", async () => {
    renderOffice(<SiteCertView />, siteOffice());
    for (const label of ["Text message sender", "Email sender", "Site code"]) {
      await userEvent.clear(await screen.findByLabelText(label));
    }
    for (const name of ["Mobile identity (NICE)", "Email code"]) {
      await userEvent.click(await screen.findByRole("checkbox", { name }));
    }
    await save();
    for (const label of ["Text message sender", "Email sender", "Site code"]) {
      expect(screen.getByLabelText(label)).toBeInvalid();
    }
    expect(screen.getByRole("link", { name: "Please choose at least one method." })).toBeVisible();
    expect(saves).toEqual([]);
  });

  // seed 28 96
  test.each([
    ["2027-05-01T00:00:00+09:00", /158 days left/],
    ["2026-12-10T00:00:00+09:00", /16 days left.* renew it/],
    ["2026-11-01T00:00:00+09:00", /expired on 2026\.11\.01.*renew it/],
    [null, /The expiry date of the site's TLS certificate is unknown\./],
  ])("a TLS certificate until %s is told in days", async (tlsExpiresAt, words) => {
    stored = siteCert({ tlsExpiresAt });
    renderOffice(<SiteCertView />, siteOffice());
    expect(
      await screen.findByText(
        (_, element) => element?.tagName === "P" && words.test(element.textContent ?? ""),
      ),
    ).toBeVisible();
  });

  test("somebody else's save is told, and theirs can be loaded", async () => {
    server.use(mockCall("PUT /site/cert", () => refuse("STALE")));
    renderOffice(<SiteCertView />, siteOffice());
    await userEvent.type(await screen.findByLabelText("Site code"), "X");
    stored = siteCert({ niceSiteCode: "THEIRS", version: 9 });
    await save();
    await userEvent.click(await screen.findByRole("button", { name: "Load latest" }));
    await waitFor(() => expect(screen.getByLabelText("Site code")).toHaveValue("THEIRS"));
  });

  test("who is no super admin is told so", async () => {
    server.use(mockCall("GET /site/cert", () => refuse("REQ_FORBIDDEN")));
    renderOffice(<SiteCertView />, siteOffice());
    expect(await screen.findByText("Super admins only")).toBeVisible();
  });

  test("who may only read can change nothing", async () => {
    renderOffice(<SiteCertView />, siteOffice("look"));
    expect(await screen.findByRole("radio", { name: "Replace" })).toBeDisabled();
    expect(screen.queryByRole("button", { name: "Save" })).toBeNull();
  });
});
