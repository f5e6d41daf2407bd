import { matchRoute } from "@/lib/web/bff/allow-list";
import { upstreamHeaders } from "@/lib/web/bff/headers";
import { deviceTokensOf, takeDeviceToken } from "@/lib/web/session/cookie";

/* The cookie by which an account knows a browser again (checklist S-52). */

const token = (letter: string, mark = "m") => `${letter.repeat(22)}.zzzzzz.${mark.repeat(43)}`;
const cookiesWith = (value: string | undefined) => ({
  get: (name: string) => (name === "__Host-clubfront-device" && value !== undefined ? { value } : undefined),
});
const answer = (deviceToken: unknown) => ({ result: true as const, data: { id: "kimmiru", deviceToken } });
const heldIn = (line: string | null) => /^__Host-clubfront-device=([^;]*);/.exec(line ?? "")?.[1];

test("the token goes into a cookie that no script reads, and not to the browser", () => {
  const { envelope, deviceCookie } = takeDeviceToken(answer(token("a")), cookiesWith(undefined));
  expect(envelope).toEqual({ result: true, data: { id: "kimmiru" } });
  expect(deviceCookie).toBe(
    `__Host-clubfront-device=${token("a")}; Path=/; HttpOnly; SameSite=Lax; Secure; Max-Age=${180 * 24 * 3600}`,
  );
});

test("an answer without one sets none", () => {
  const refused = { result: true as const, data: { id: "kimmiru" } };
  expect(takeDeviceToken(refused, cookiesWith(token("a")))).toEqual({
    envelope: refused,
    deviceCookie: null,
  });
});

test("those of other accounts stay, the same browser's older one goes, five at the most", () => {
  const many = ["b", "c", "d", "e", "f"].map((letter) => token(letter)).join("~");
  const { deviceCookie } = takeDeviceToken(answer(token("c", "n")), cookiesWith(many));
  expect(heldIn(deviceCookie)).toBe(
    [token("c", "n"), ...["b", "d", "e", "f"].map((letter) => token(letter))].join("~"),
  );
  const more = takeDeviceToken(answer(token("g")), cookiesWith(many)).deviceCookie;
  expect(heldIn(more)?.split("~")).toEqual(["g", "b", "c", "d", "e"].map((letter) => token(letter)));
});

test("what is no token is not sent on", () => {
  expect(deviceTokensOf(cookiesWith(`x~${token("a")}~a b`))).toBe(token("a"));
  expect(deviceTokensOf(cookiesWith("nonsense\r\nx: y"))).toBeNull();
  expect(deviceTokensOf(cookiesWith(undefined))).toBeNull();
});

test("only calls that judge the browser get it, and never from a header of the browser's own", () => {
  const knows = (method: string, path: string) => {
    const match = matchRoute(method, path.split("/"));
    return match.kind === "route" && match.route.knowsDevice === true;
  };
  expect(knows("POST", "member/login")).toBe(true);
  expect(knows("POST", "member/certification")).toBe(true);
  expect(knows("GET", "notice/normal")).toBe(false);
  expect(upstreamHeaders(new Headers({ "x-device-tokens": token("a") }), "id")).toEqual({
    "x-request-id": "id",
  });
});
