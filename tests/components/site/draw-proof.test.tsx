import { webcrypto } from "node:crypto";
import { render, screen, waitFor, within } from "@testing-library/react";
import { setupServer } from "msw/node";
import { NextIntlClientProvider } from "next-intl";
import { SWRConfig } from "swr";
import { ProofHelp } from "@/components/site/draws/proof-view";
import { ProofViewer } from "@/components/site/draws/proof-viewer";
import { clubFormats } from "@/lib/shared/money/club-formats";
import { sessionStore } from "@/lib/web/api/session-store";
import type { PublishedProof } from "@/lib/web/draws/proof-check";
import type { DrawPost } from "@/lib/web/queries/draws";
import messages from "@/messages/en.json";
import { mockCall } from "@/tests/support/msw";
import { drawRecord, openRecord } from "@/tests/support/scenes/draws/draw-record";

const post = {
  drawPostIdx: 71,
  applyFrom: "2026-11-23T09:00:00+09:00",
  applyTo: "2026-11-26T17:00:00+09:00",
  announceAt: "2026-11-27T14:00:00+09:00",
} as DrawPost;
let published: PublishedProof;
const server = setupServer(mockCall("GET /ext/draws/{id}/proof", () => published));

const giveCrypto = (value: unknown) =>
  Object.defineProperty(globalThis, "crypto", { value, configurable: true });

beforeAll(() => server.listen({ onUnhandledRequest: "bypass" }));
// The browser of these tests has no cryptography of its own.
beforeEach(() => giveCrypto(webcrypto));
afterAll(() => server.close());

function show() {
  const place = { clubCode: "MS01", language: "en" as const, formats: clubFormats([]) };
  sessionStore.set({ signedIn: false });
  render(
    <SWRConfig value={{ provider: () => new Map() }}>
      <NextIntlClientProvider locale="en" timeZone="UTC" messages={messages}>
        <ProofViewer post={post} courses={{ "1": "Mir" }} place={place} postHref="/reservation/draws/71">
          <h1>Proof</h1>
        </ProofViewer>
      </NextIntlClientProvider>
    </SWRConfig>,
  );
}
const patient = { timeout: 5000 };
const heading = (name: string) => screen.findByRole("heading", { name }, patient);
const rowOf = (drawIdx: number) => screen.getByRole("row", { name: new RegExp(String(drawIdx)) });

test("a good record is computed anew: six steps, the order of the vectors, the end of the pool, the change by hand", async () => {
  published = await drawRecord();
  show();
  await heading("6 of 6 steps verified");
  expect(
    await screen.findByText(
      /The secret was fixed before the first application, and the list before the draw\. Your browser has just repeated the draw and reached the same order\./,
    ),
  ).toBeInTheDocument();
  const order = screen.getAllByRole("rowheader").map((cell) => cell.textContent);
  expect(order).toEqual(["7001", "7005", "7006", "7002", "7003", "7004"]);
  expect(rowOf(7005)).toHaveTextContent("0.667741337");
  expect(rowOf(7005)).toHaveTextContent("07:28 Mir");
  expect(screen.getByText(/3 applications were successful/)).toBeInTheDocument();
  expect(screen.getByText("Reason: The two groups asked to swap")).toBeInTheDocument();
});

test("a forged winner is named, and no step after it calls itself right", async () => {
  const good = await drawRecord();
  const results = (good.results ?? []).map((one) => {
    const won = one.drawIdx === 7002 ? { rank: 1, sheetIdx: 3 } : one.drawIdx === 7006 ? null : one.won;
    return { ...one, won };
  });
  published = { ...good, results };
  show();
  await heading("5 of 6 steps verified");
  const fault = await screen.findByText(
    /The published order differs from the computed one\. Affected applications:/,
    {},
    patient,
  );
  expect(fault).toHaveTextContent("7006, 7002");
  expect(rowOf(7002)).toHaveTextContent("does not match");
  expect(
    screen.queryByText(
      /The secret was fixed before the first application, and the list before the draw\. Your browser has just repeated the draw and reached the same order\./,
    ),
  ).toBeNull();
});

test("a secret, a weight or an application that was changed afterwards is told at its own step", async () => {
  const good = await drawRecord();
  published = {
    ...good,
    seed: "00000000000000000000000000000000",
    entries: (good.entries ?? []).map((one) => (one.drawIdx === 7004 ? { ...one, playerCount: 2 } : one)),
  };
  show();
  await screen.findByText(/Something does not match/, {}, patient);
  expect(await heading("2 of 6 steps verified")).toBeInTheDocument();
  const faults = within(screen.getByRole("status")).getAllByRole("listitem");
  expect(faults.map((one) => one.textContent)).toEqual([
    expect.stringMatching(/differs from the one that was closed.*7004/),
    expect.stringMatching(/The secret does not match the hash published at the start\./),
    expect.stringMatching(/Keys or weights differ/),
    expect.stringMatching(/The published order differs from the computed one\. Affected applications:/),
  ]);
});

test("rules that are not those of the closing are told, and so is a public number that was known before", async () => {
  const good = await drawRecord();
  const chain = { url: "https://beacon.example", genesis: 1_700_000_000, period: 30 };
  published = { ...good, beacon: { round: 1, chain, value: "ab" }, quotas: [] };
  show();
  expect(
    await screen.findByText(
      /Rules, times, list or public number differ from those fixed when applications closed\./,
      {},
      patient,
    ),
  ).toBeInTheDocument();
  expect(screen.getByText(/It was created at 2023/)).toBeInTheDocument();
  const source = screen.getByRole("link", { name: /at its source/ });
  expect(source).toHaveAttribute("href", "https://beacon.example/public/1");
});

test("a draw that was closed before closings had a hash is checked without that step", async () => {
  published = await drawRecord({ closedAt: null, closingHash: null });
  show();
  await heading("5 of 5 steps verified");
  expect(
    await screen.findByText(
      /The secret was fixed before the first application, and the list before the draw\. Your browser has just repeated the draw and reached the same order\./,
    ),
  ).toBeInTheDocument();
});

test.each([
  [
    false,
    /This draw uses no public random number\. Someone with access to the club’s database could see the secret before closing and adjust applications; this page would not show it\./,
  ],
  [
    true,
    /This draw uses a public random number created after closing, so knowing the secret early is of no use, as long as the value shown matches its source\./,
  ],
])("the help says what a right check does not prove (beacon: %s)", (namesBeacon, sentence) => {
  render(
    <NextIntlClientProvider locale="en" messages={messages}>
      <ProofHelp namesBeacon={namesBeacon} />
    </NextIntlClientProvider>,
  );
  const lists = screen.getAllByRole("list");
  expect(lists.map((list) => within(list).getAllByRole("listitem").length)).toEqual([
    3,
    6,
    namesBeacon ? 5 : 4,
  ]);
  expect(screen.getByText(sentence)).toBeInTheDocument();
  expect(
    screen.getByText(
      /Someone with full database access could replace both data and fingerprints\. Everything here would match, but not the fingerprint in your email\./,
    ),
  ).toBeInTheDocument();
});

test("before closing it says what is published and what will be", async () => {
  published = await openRecord();
  show();
  await heading("1 of 6 steps verified");
  expect(
    screen.getByText(
      /The fingerprint of the secret is published\. The list follows when applications close; the secret and results with the announcement\./,
    ),
  ).toBeInTheDocument();
  await waitFor(() => expect(screen.getAllByText("Not published yet")).toHaveLength(5));
  expect(screen.queryByRole("table")).toBeNull();
});

test("a list that was closed early is told with its reason before there is any result", async () => {
  const [at, plannedAt] = ["2026-11-24T12:00:00+09:00", "2026-11-26T17:00:00+09:00"];
  const closing = { kind: "CLOSE" as const, at, plannedAt, reason: "Storm", moves: [] };
  published = { ...(await openRecord()), state: "30", amendments: [closing] };
  show();
  expect(await screen.findByText("Applications closed early")).toBeInTheDocument();
  expect(screen.getByText(/Originally announced for 2026.11.26 \(Thu\) 08:00/)).toBeInTheDocument();
  expect(screen.getByText("Reason: Storm")).toBeInTheDocument();
  expect(screen.getByText(/1 step was taken earlier than announced/)).toBeInTheDocument();
  expect(
    screen.queryByText(/made after the draw\. Not part of this check; see below for reasons\./),
  ).toBeNull();
});

test("a browser without cryptography says that it cannot check, and claims nothing", async () => {
  published = await drawRecord();
  giveCrypto({ getRandomValues: webcrypto.getRandomValues.bind(webcrypto) });
  show();
  expect(
    await screen.findByText(
      /This browser can only verify over a secure connection \(https\)\. You can download the record and verify it elsewhere\./,
    ),
  ).toBeInTheDocument();
  expect(await heading("0 of 6 steps verified")).toBeInTheDocument();
  expect(screen.getByRole("button", { name: /draw-71\.json/ })).toBeEnabled();
});
