import { readWebEnv } from "@/lib/web/env";

const good = {
  CLUB_CODE: "MS01",
  HP_API_URL: "http://127.0.0.1:4000",
  SESSION_SECRET: "0123456789abcdef0123456789abcdef",
};

test("the smallest environment is enough", () => {
  expect(readWebEnv(good)).toMatchObject({ port: 3000, clubCode: "MS01", trustedProxies: [] });
});

test("search engines are welcome unless the site is a trial (E-08)", () => {
  expect(readWebEnv(good).isUnlisted).toBe(false);
  expect(readWebEnv({ ...good, SEARCH_ENGINES: "closed" }).isUnlisted).toBe(true);
});

test.each([
  ["CLUB_CODE", ""],
  ["CLUB_CODE", "a b"],
  ["HP_API_URL", ""],
  ["HP_API_URL", "not an address"],
  ["PUBLIC_ORIGIN", "ftp://club.example"],
  ["PRODUCT_IMAGE_BASE", "images"],
  ["SESSION_SECRET", "short"],
  ["SESSION_SECRET", ""],
  ["DRAIN_SECONDS", "8"],
  ["PORT", "no"],
  ["PORT", "70000"],
  ["TRUSTED_PROXIES", "10.0.0.0/99"],
  ["SEARCH_ENGINES", "none"],
  ["ADDRESS_SEARCH_SCRIPT", "javascript:alert(1)"],
])("%s=%j stops the start with one sentence that names it", (name, value) => {
  expect(() => readWebEnv({ ...good, [name]: value })).toThrow(new RegExp(`^${name} [^.]+\\.?.*\\.$`));
});
