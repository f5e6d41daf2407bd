import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** Folders whose every component is shown in the gallery. */
const shown = ["components/ui", "components/ui/layout", "components/form", "components/feedback"];

/** Components that the gallery shows as parts of another one, or that have nothing to see. */
const unseen: Readonly<Record<string, string>> = {
  ChoiceField: "part of CheckboxField and SwitchField",
  Field: "part of every field",
  FieldError: "part of every field",
  FieldHint: "part of every field",
  LazyPart: "fetches another component",
  MessageDialog: "part of DialogHost",
  RequiredMark: "part of every field",
  RouteRule: "shows nothing",
  Runtime: "shows nothing",
  ToastRegions: "part of FeedbackRegions",
  VideoStarter: "part of RichText",
};

const componentsIn = (folder: string) =>
  readdirSync(folder)
    .filter((file) => file.endsWith(".tsx"))
    .flatMap((file) => {
      const text = readFileSync(join(folder, file), "utf8");
      return [...text.matchAll(/^export function ([A-Z]\w+)/gm)].map(([, name = ""]) => name);
    });

const gallery = readdirSync("components/gallery")
  .map((file) => readFileSync(join("components/gallery", file), "utf8"))
  .join("\n");

describe("the component gallery", () => {
  for (const folder of shown)
    it(`shows every component of ${folder}`, () => {
      const missing = componentsIn(folder).filter(
        (name) => !(name in unseen) && !new RegExp(`<${name}\\b`).test(gallery),
      );
      expect(missing).toEqual([]);
    });

  it("excuses no component that is gone", () => {
    const all = new Set(shown.flatMap(componentsIn));
    expect(Object.keys(unseen).filter((name) => !all.has(name))).toEqual([]);
  });
});
