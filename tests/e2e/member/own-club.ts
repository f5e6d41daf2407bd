import { type APIRequestContext, type BrowserContext, type Page, request } from "@playwright/test";
import { seedClub } from "../../support/runs/prepared-data";
import { freePort, startApi, startTogether, startWeb, temporaryFolder } from "../../support/web/stack.mjs";
import { people } from "../fixtures";
import { password } from "./members";

type Person = { id: string; password: string; isAdmin: boolean };
/** Sends as whoever is signed in; what comes back is the payload of the success. */
export type Sender = <T = Record<string, number>>(method: string, path: string, data?: object) => Promise<T>;
export type OwnClub = Awaited<ReturnType<typeof startOwnClub>>;

type OwnClubOptions = { isWebThere?: boolean; seededAt?: string; apiEnv?: Readonly<Record<string, string>> };

export const member = (id: string): Person => ({ id, password, isAdmin: false });

/**
 * A club of a file's own, whose clock stands still and is moved on: nobody waits for a moment of it. With `isWebThere` the
 * web stands at the first moment too: who signs in stays signed in however long ago that is. The demo was set up at
 * `seededAt`, by default at that moment too.
 */
export async function startOwnClub(
  start: string,
  { isWebThere = false, seededAt = start, apiEnv = {} }: OwnClubOptions = {},
) {
  const data = temporaryFolder("own-club");
  const [apiPort, webPort] = [await freePort(), await freePort()];
  const club = await seedClub(data.folder, seededAt);
  const [api, web] = await startTogether(
    startApi({ ...club, ...apiEnv, API_PORT: String(apiPort), DEMO_NOW: start }),
    startWeb({
      PORT: String(webPort),
      HP_API_URL: `http://127.0.0.1:${apiPort}`,
      ...(isWebThere ? { DEMO_NOW: start } : {}),
    }),
  );
  const origin = `http://localhost:${webPort}`;
  let now = Date.parse(start);

  /** Signs somebody in; the context holds the cookie. */
  async function signIn(context: BrowserContext | APIRequestContext, person: Person): Promise<Sender> {
    const requests = "request" in context ? context.request : context;
    const send: Sender = async (method, path, data) => {
      const headers = { origin, "sec-fetch-site": "same-origin", "idempotency-key": crypto.randomUUID() };
      const answer = await requests.fetch(`${origin}/hp/api${path}`, { method, headers, data });
      const body = await answer.json();
      if (!body.result) throw new Error(`${path}: ${JSON.stringify(body.fail)}`);
      return body.data;
    };
    await send("POST", "/member/login", { clubCode: "MS01", chk: false, ...person });
    return send;
  }

  /** Acts of somebody without a browser. */
  async function as<T>(person: Person, action: (send: Sender) => Promise<T>): Promise<T> {
    const requests = await request.newContext();
    const done = await action(await signIn(requests, person));
    await requests.dispose();
    return done;
  }

  /** Straight to the club API: the jobs of days may take longer than the web waits for an answer. */
  async function tell(path: string, data: object, token = ""): Promise<Record<string, string>> {
    const headers = {
      "content-type": "application/json",
      ...(token && { authorization: `Bearer ${token}` }),
    };
    const url = `http://127.0.0.1:${apiPort}/hp/api${path}`;
    const answer = await fetch(url, { method: "POST", headers, body: JSON.stringify(data) });
    const body = await answer.json();
    if (!body.result) throw new Error(`${path}: ${JSON.stringify(body.fail)}`);
    return body.data;
  }

  return {
    origin,
    signIn,
    as,
    now: () => now,
    /** A member in a browser whose clock goes as the club's, which the web's own server does not know. */
    async enter(context: BrowserContext, id: string): Promise<Sender> {
      await context.clock.install();
      await context.route(
        ({ pathname }) => ["/session", "/session/first"].includes(pathname),
        async (route) => {
          // A page that is being left at the end of a test may still have asked.
          const answer = await route.fetch().catch(() => null);
          if (answer === null) return;
          const body = await answer.json();
          const json = body.session ? { ...body, session: { ...body.session, now } } : { ...body, now };
          await route.fulfill({ response: answer, json });
        },
      );
      return signIn(context, member(id));
    },
    /** The club's clock goes on, with the jobs on the way, and then that of the open pages. */
    async moveTo(moment: number | string, ...pages: Page[]): Promise<void> {
      const next = typeof moment === "string" ? Date.parse(moment) : moment;
      const token = (await tell("/member/login", { clubCode: "MS01", chk: false, ...people.superAdmin }))
        .accessToken;
      await tell("/ops/clock", { now: new Date(next).toISOString() }, token);
      const passed = next - now;
      now = next;
      for (const page of pages) await page.clock.fastForward(passed);
    },
    async stop() {
      await web.stop();
      await api.stop();
      data.remove();
    },
  };
}
