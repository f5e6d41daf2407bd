import type { Pool } from "undici";
import { webEnvironment } from "./web-environment.mjs";

/** Puts a club API of the test's own behind the web, for all tests of a file. */
export function serveUpstream(upstream: { request(...asked: never[]): Promise<unknown> } | Pool): void {
  const shared = globalThis as typeof globalThis & { clubfrontUpstream?: Pool; clubfrontContended?: Pool };
  const earlier = [shared.clubfrontUpstream, shared.clubfrontContended] as const;
  beforeEach(() => {
    Object.assign(process.env, webEnvironment);
    shared.clubfrontUpstream = upstream as unknown as Pool;
    shared.clubfrontContended = shared.clubfrontUpstream;
  });
  afterAll(() => {
    [shared.clubfrontUpstream, shared.clubfrontContended] = earlier;
  });
}
