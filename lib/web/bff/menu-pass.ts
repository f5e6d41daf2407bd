import "server-only";
import { z } from "zod";
import { webEnv } from "@/lib/web/env";
import { apiBase } from "@/lib/web/routing/call-address";
import {
  addPass,
  blockedPass,
  type MenuPasses,
  menuPassCookie,
  passFor,
  refusedPass,
} from "@/lib/web/session/menu-passes";
import { sessionCookie } from "@/lib/web/session/options";
import { upstreamHeaders } from "./headers";
import { upstream } from "./upstream";

const opened = z.object({ result: z.literal(true), data: z.object({ passToken: z.string() }) });

/** The lifetime of the club API's pass; the reason of a refusal is shown for a minute. */
const passSeconds = 3600;
const refusalSeconds = 60;

/** A pass for the password of a menu, or the code of why there is none. The club API counts wrong tries by address. */
export async function askMenuPass(
  from: Headers,
  passes: MenuPasses,
  { menu, password }: { menu: string; password: string },
): Promise<string> {
  const search = new URLSearchParams({ clubCode: webEnv().clubCode, password: password.slice(0, 64) });
  const requestId = crypto.randomUUID();
  const { "content-length": _length, "content-type": _type, ...headers } = upstreamHeaders(from, requestId);
  const held = passFor(passes, [menu]);
  const answer = await upstream().request({
    method: "GET",
    path: `${apiBase}/menus/${menu}/password?${search}`,
    headers: { ...headers, accept: "application/json", ...(held === null ? {} : { "x-menu-token": held }) },
  });
  const body = opened.safeParse(await answer.body.json().catch(() => null));
  if (body.success) return body.data.data.passToken;
  return answer.statusCode === 429 ? blockedPass : refusedPass;
}

/** The `Set-Cookie` line with the passes of a browser and the new one. */
export function menuPassLine(passes: MenuPasses, menu: string, pass: string): string {
  const isRefused = pass === refusedPass || pass === blockedPass;
  const { secure } = sessionCookie(webEnv());
  return [
    `${menuPassCookie}=${addPass(passes, menu, pass)}`,
    "Path=/",
    "HttpOnly",
    "SameSite=Lax",
    ...(secure ? ["Secure"] : []),
    `Max-Age=${isRefused && passes.size === 0 ? refusalSeconds : passSeconds}`,
  ].join("; ");
}
