import type { IncomingMessage } from "node:http";
import { isSitesOwn } from "@/lib/shared/addresses/reserved-paths";
import { caching } from "@/lib/web/cache/caching";
import { isPagePath } from "@/lib/web/server/page-request";
import { kindOf, routeOf } from "@/lib/web/server/request-route";
import { startFrontDoor } from "@/tests/support/web/front-door";
import { ask } from "@/tests/support/web/url-cache";

const path = `/calendar/${"a".repeat(43)}.ics`;
const request = { method: "GET", url: path, headers: {} } as IncomingMessage;

test("a private calendar address is written into lines, figures and traces without its token", () => {
  expect(routeOf(request)).toBe("/calendar");
  expect(kindOf(request)).toBe("feed");
});

test("it is no page, and no page of a club can take its place", () => {
  expect(isPagePath(path)).toBe(false);
  expect(isSitesOwn(path)).toBe(true);
});

test("its answer stays with who asked, who may ask whether it is still right", async () => {
  const door = await startFrontDoor((asked, response) => {
    response.writeHead(200, {
      "cache-control": caching.ownFeed,
      "x-asked": asked.headers["if-none-match"] ?? "",
    });
    response.end();
  });
  const answer = await ask(door.origin, path, { "if-none-match": '"tag"', cookie: "clubfront=x" });
  await door.stop();
  expect(answer.headers["cache-control"]).toBe("private, no-cache");
  expect(answer.headers["x-asked"]).toBe('"tag"');
});
