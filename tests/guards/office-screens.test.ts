import { readdirSync } from "node:fs";
import { isOfficeScreen, officeScreens } from "@/lib/web/routing/known-routes";

/** The addresses of the pages in `app/ishm`, `{id}` for a segment that is a parameter. */
const pages = readdirSync("app/ishm", { recursive: true, encoding: "utf8" })
  .filter((file) => /(^|\/)page\.tsx$/.test(file) && !file.startsWith("[...rest]"))
  .map((file) => `/ishm/${file.replace(/\/?page\.tsx$/, "")}`.replace(/\/$/, "").replaceAll("[id]", "{id}"));

test("every screen of the back office is known to the front door, and no other", () => {
  expect([...officeScreens].sort()).toEqual(pages.sort());
});

test.each(["/ishm/notice/0", "/ishm/notice/x", "/ishm/nowhere", "/ishm/site", "/ishm/notice/7/more"])(
  "%s is none",
  (path) => expect(isOfficeScreen(path)).toBe(false),
);
