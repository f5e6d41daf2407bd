import type { ServerResponse } from "node:http";
import { pagePolicy } from "../cache/page-policy";

export const isHtml = (response: ServerResponse) =>
  String(response.getHeader("content-type") ?? "").startsWith("text/html");

/** A page that Next keeps brings its policy; one that is made for each request gets it here, when it is finished. */
export function setPolicy(response: ServerResponse, url: string, body: Buffer): void {
  if (!isHtml(response) || response.hasHeader("content-security-policy")) return;
  response.setHeader("content-security-policy", pagePolicy(url.replace(/\?.*/, ""), body.toString()));
}
