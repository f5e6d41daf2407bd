import { readdirSync, readFileSync } from "node:fs";

const pages = readdirSync("app/[locale]", { recursive: true, encoding: "utf8" }).filter((file) =>
  file.endsWith("page.tsx"),
);
const inGroup = (group: string) => pages.filter((file) => file.startsWith(`(${group})/`));

// seed 49 50
test.each([
  ["login", "empty"],
  ["signup", "empty"],
  ["mypage/withdrawal", "empty"],
  ["stop-site", "empty"],
  ["close-page", "empty"],
  ["error", "bare"],
  ["community", "default"],
  ["reservation", "default"],
])("pages at %s have the layout %s, and no other", (path, group) => {
  const at = (file: string) => file.replace(/^\([a-z]+\)\//, "").startsWith(`${path}/`);
  expect(inGroup(group).filter(at).length).toBeGreaterThan(0);
  expect(pages.filter(at).filter((file) => !file.startsWith(`(${group})/`))).toEqual([]);
});

// seed 118
test("the pop-up belongs to the layouts of the site: no screen of the back office holds it", () => {
  const sources = ["app", "components"].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: "utf8" })
      .filter((file) => file.endsWith(".tsx"))
      .map((file) => `${folder}/${file}`),
  );
  const holders = sources.filter((file) =>
    /from ["'][^"']*popup\/announcements["']/.test(readFileSync(file, "utf8")),
  );
  expect(holders.length).toBeGreaterThan(0);
  expect(holders.filter((file) => /ishm/.test(file))).toEqual([]);
});
