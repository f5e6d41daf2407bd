import { firstScript, withFirstScript } from "@/lib/web/cache/first-script";

type Scene = {
  cookie?: string | (() => never);
  path?: string;
  language?: string;
  answer?: object | null;
  /** The document has been parsed by the time of the answer. */
  isWhole?: boolean;
};

/** The place of a drawn view: two buttons and a field. */
function drawnPlace() {
  const buttons = [{ textContent: "Coming" }, { textContent: "Past" }];
  const field = { inert: false };
  const place = {
    innerHTML: "",
    onclick: (_event: object) => {},
    querySelectorAll: (wanted: string) => (wanted === "button" ? buttons : [field]),
  };
  return Object.assign(place, { buttons, field });
}

/** Runs the script as a page does. */
async function run(scene: Scene) {
  const { cookie: given = "", path = "/reservation", language, answer = null, isWhole = true } = scene;
  let cookie = given;
  const dataset: Record<string, string> = {};
  const style: Record<string, string> = {};
  const asked: string[] = [];
  const heard = new Map<string, (event: object) => void>();
  let isReloaded = false;
  const place = drawnPlace();
  const waiting: (() => void)[] = [];
  let isParsed = isWhole;
  const document = {
    documentElement: { dataset, style },
    readyState: isWhole ? "interactive" : "loading",
    querySelector: () => (isParsed ? place : null),
    addEventListener: (_name: string, listener: () => void) => waiting.push(listener),
    get cookie() {
      return typeof cookie === "string" ? cookie : cookie();
    },
  };
  const window = {
    addEventListener: (name: string, listener: (event: object) => void) => heard.set(name, listener),
  } as { clubfrontFirst?: Promise<unknown> } & Record<string, unknown>;
  const fetch = async (url: string) => {
    asked.push(url);
    if (answer === null) throw new TypeError("offline");
    return { ok: true, json: async () => answer };
  };
  const location = { pathname: path, search: "?date=2026-12-16", reload: () => (isReloaded = true) };
  const localStorage = { getItem: () => language ?? null };
  new Function("document", "window", "location", "fetch", "localStorage", firstScript)(
    document,
    window,
    location,
    fetch,
    localStorage,
  );
  const first = await window.clubfrontFirst;
  await Promise.resolve();
  const become = (next: string) => {
    cookie = next;
  };
  const parse = () => {
    isParsed = true;
    for (const listener of waiting) listener();
  };
  return { dataset, style, asked, heard, first, become, place, parse, window, isReloaded: () => isReloaded };
}

const member = "a=b; clubfront-in=0123456789ab";
const here = { session: { signedIn: true }, answers: {} };

test("a visitor's page is not marked and asks nothing", async () => {
  const { dataset, asked, heard } = await run({ cookie: "clubfront-device=x" });
  expect([dataset, asked, heard.size]).toEqual([{}, [], 0]);
});

test.each(["/", "/ishm"])(
  "no schema of zod is compiled on %s, which the policy of scripts forbids",
  async (path) => {
    const { window } = await run({ path });
    expect(window.__zod_globalConfig).toEqual({ jitless: true });
  },
);

test.each([member, "__Host-clubfront-in=0123456789ab; b=c"])(
  "with the marker (%s) the page is marked at once and asks for its own address",
  async (cookie) => {
    const { dataset, asked, first } = await run({ cookie, answer: here });
    expect(dataset).toEqual({ member: "0123456789ab" });
    expect(asked).toEqual(["/session/first?path=%2Freservation%3Fdate%3D2026-12-16&view=wide"]);
    expect(first).toEqual(here);
  },
);

test.each([
  "clubfront-in=",
  "clubfront-in=<script>",
  "x-clubfront-in=0123456789ab",
  "clubfront-in=0123456789abc",
])("what is no marker of ours (%s) marks nothing", async (cookie) => {
  expect((await run({ cookie })).dataset).toEqual({});
});

test("the mark is taken off when the answer says that nobody is here; not while there is no answer", async () => {
  expect((await run({ cookie: member, answer: { session: { signedIn: false } } })).dataset).toEqual({});
  expect((await run({ cookie: member, answer: null })).dataset).toEqual({ member: "0123456789ab" });
});

test.each([true, false])(
  "a view that the server has drawn stands in its place (document parsed: %s)",
  async (isWhole) => {
    const answer = { ...here, view: "<p>Mine</p>" };
    const { place, parse, window } = await run({ cookie: member, answer, isWhole });
    if (!isWhole) {
      expect(place.innerHTML).toBe("");
      parse();
    }
    expect(place.innerHTML).toBe("<p>Mine</p>");
    expect(place.field.inert).toBe(true);
    let isSent = true;
    const preventDefault = () => (isSent = false);
    place.onclick({ currentTarget: place, target: { closest: () => place.buttons[1] }, preventDefault });
    expect(window.clubfrontPressed).toEqual({ at: 1, text: "Past" });
    expect(isSent).toBe(false);
  },
);

test("nobody's answer shows no view", async () => {
  const answer = { session: { signedIn: false }, answers: {}, view: "<p>Mine</p>" };
  expect((await run({ cookie: member, answer })).place.innerHTML).toBe("");
});

test("cookies that scripts may not read are no error", async () => {
  const cookie = () => {
    throw new Error("SecurityError");
  };
  expect((await run({ cookie })).dataset).toEqual({});
});

test("a script that cannot be had is said; a picture that cannot be had is not", async () => {
  const { dataset, heard } = await run({ cookie: member, answer: here });
  heard.get("error")?.({ target: { tagName: "IMG" } });
  expect(dataset.memberFailed).toBeUndefined();
  heard.get("error")?.({ target: { tagName: "SCRIPT" } });
  expect(dataset.memberFailed).toBe("");
});

test("a page that comes back from the browser's memory for the same sign-in stays", async () => {
  const { heard, style, isReloaded } = await run({ cookie: member, answer: here });
  heard.get("pageshow")?.({ persisted: true });
  heard.get("pageshow")?.({ persisted: false });
  expect([style, isReloaded()]).toEqual([{}, false]);
});

test.each(["", "clubfront-in=ba9876543210"])(
  "one that comes back for nobody or for another person (%s) is hidden and loaded again",
  async (next) => {
    const { heard, style, isReloaded, become } = await run({ cookie: member, answer: here });
    become(next);
    heard.get("pageshow")?.({ persisted: true });
    expect([style, isReloaded()]).toEqual([{ display: "none" }, true]);
  },
);

test("the back office asks in any case, in the language that was chosen, and is not marked", async () => {
  const { dataset, asked } = await run({ path: "/ishm/notice", language: "ko", answer: here });
  expect(dataset).toEqual({});
  expect(asked).toEqual(["/session/first?path=%2Fishm%2Fnotice%3Fdate%3D2026-12-16&lang=ko"]);
});

test("it stands first in the head", () => {
  expect(withFirstScript("<html><head><meta/></head></html>")).toBe(
    `<html><head><script>${firstScript}</script><meta/></head></html>`,
  );
  expect(withFirstScript("<p>part</p>")).toBe("<p>part</p>");
});
