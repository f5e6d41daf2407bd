import { type LogoParts, type LogoSlot, logoPicture, logoWords } from "@/lib/shared/logo-places";

const parts: LogoParts = {
  logoDefaultRl: null,
  logoDefaultUd: null,
  logoSimpleRl: null,
  logoSimpleUd: null,
  textDefaultRl: "Mirsol Country Club",
  textDefaultUd: "Mirsol CC",
  textSimpleRl: "MIRSOL",
  textSimpleUd: "MS",
};

// seed 30 100 169 170 171
test.each<[LogoSlot, string]>([
  ["desk", "Mirsol Country Club"],
  ["phone", "MIRSOL"],
  ["foot", "Mirsol CC"],
  ["bare", "MS"],
])("without a picture the place %s has its own words: %s", (place, name) => {
  expect(logoWords(parts, "Mirsol", place).name).toBe(name);
});

// seed 171
test("a place without words takes those of the others, and the club's name where there are none", () => {
  expect(logoWords({ ...parts, textSimpleUd: "" }, "Mirsol", "bare").name).toBe("MIRSOL");
  expect(logoWords({ ...parts, textDefaultUd: "" }, "Mirsol", "foot").name).toBe("Mirsol Country Club");
  const none = { ...parts, textDefaultRl: "", textDefaultUd: "", textSimpleRl: "", textSimpleUd: "" };
  for (const place of ["desk", "phone", "foot", "bare"] as const) {
    expect(logoWords(none, "Mirsol", place)).toMatchObject({ name: "Mirsol" });
  }
});

test("an abbreviation has the whole name under it, a name in another script the Latin one", () => {
  expect(logoWords(parts, "Mirsol", "bare").note).toBe("Mirsol Country Club");
  expect(logoWords(parts, "Mirsol", "desk").note).toBe("");
  expect(logoWords({ ...parts, textDefaultRl: "미르솔 컨트리클럽" }, "미르솔", "desk").note).toBe("MIRSOL");
});

test("a picture of the head stands in where a place has none", () => {
  expect(logoPicture({ ...parts, logoDefaultRl: "/a.png" }, "bare")).toBe("/a.png");
  expect(logoPicture({ ...parts, logoDefaultRl: "/a.png", logoSimpleUd: "/b.png" }, "bare")).toBe("/b.png");
});
