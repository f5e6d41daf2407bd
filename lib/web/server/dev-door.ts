import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";
import { connectionTimes } from "@/lib/shared/server/connection-times";
import { developmentPolicy } from "../cache/content-security";
import { readWebEnv } from "../env";
import { logLine } from "../log";
import { openFrontDoor } from "./front-door";
import { isPagePath, pathOf } from "./page-request";

type Handle = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

/** Paths that only the development server answers: its scripts and its overlay. */
const toolPath = /^\/(?:_next|__nextjs)/;
/** The component gallery, which no production build has. */
const galleryPath = /^\/gallery(?:\/|$)/;

/**
 * The front door of `npm run dev`, as a listener: a changed door takes the place of the one before without a new server.
 * Requests pass the guards that they pass in production; nothing is cached, and pages have a policy that lets React's
 * overlay and hot reload work. `deploy/dev-web.mjs` loads it. Throws `EnvProblem`.
 */
export function developmentDoor(handle: Handle): RequestListener {
  const env = readWebEnv();
  const door = openFrontDoor({
    ...env,
    metrics: undefined,
    times: connectionTimes,
    warn: (text) => logLine("warn", text),
    async answer(request, response) {
      const path = pathOf(request);
      if (isPagePath(path) || galleryPath.test(path))
        response.setHeader("content-security-policy", developmentPolicy());
      await handle(request, response);
    },
  });
  return (request, response) => {
    if (!toolPath.test(pathOf(request))) return void door.emit("request", request, response);
    handle(request, response).catch(() => response.destroy());
  };
}
