import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** Folders whose every component is shown in the gallery. */
const shown = [
  "components/ui",
  "components/ui/layout",
  "components/form",
  "components/feedback",
  "components/ishm/frame",
  "components/ishm/list",
  "components/ishm/form",
  "components/ishm/action",
];

/** Components that the gallery shows as parts of another one, or that have nothing to see. */
const unseen: Readonly<Record<string, string>> = {
  ActionFields: "part of ActionDialog",
  BrandedPreview: "part of SitePreview",
  ChoiceField: "part of CheckboxField and SwitchField",
  Field: "part of every field",
  ExportReasonDialog: "part of ExportButton",
  FieldError: "part of every field",
  FieldHint: "part of every field",
  FieldLabel: "part of every field",
  IconFrame: "part of Icon",
  LazyPart: "fetches another component",
  MessageDialog: "part of DialogHost",
  PageLink: "part of OfficeLink and SiteLink",
  RecordEditor: "PageHead over RecordBody",
  RecordFoot: "FormFoot with a way back and a button",
  RequiredMark: "part of every field",
  RowLink: "part of a column of links",
  RouteRule: "shows nothing",
  Runtime: "shows nothing",
  SitePreview: "reads the site's texts from the server",
  Settle: "what it shows is the screen in it",
  SetupReturn: "stands only on a screen that somebody came to from the set-up",
  TableFrame: "part of Table",
  ToastRegions: "part of FeedbackRegions",
  VideoStarter: "part of RichText",
  ViewsMenu: "part of ListFilters",
};

const componentsIn = (folder: string) =>
  readdirSync(folder)
    .filter((file) => file.endsWith(".tsx"))
    .flatMap((file) => {
      const text = readFileSync(join(folder, file), "utf8");
      return [...text.matchAll(/^export function ([A-Z]\w+)/gm)].map(([, name = ""]) => name);
    });

const gallery = readdirSync("components/gallery", { recursive: true, encoding: "utf8" })
  .filter((file) => file.endsWith(".tsx"))
  .map((file) => readFileSync(join("components/gallery", file), "utf8"))
  .join("\n");

const isShown = (name: string) => new RegExp(`<${name}\\b`).test(gallery);

describe("the component gallery", () => {
  for (const folder of shown)
    it(`shows every component of ${folder}`, () => {
      const all = componentsIn(folder);
      expect(all).not.toEqual([]);
      expect(all.filter((name) => !(name in unseen) && !isShown(name))).toEqual([]);
    });

  it("excuses no component that is gone, and none that it shows", () => {
    const all = new Set(shown.flatMap(componentsIn));
    expect(Object.keys(unseen).filter((name) => !all.has(name) || isShown(name))).toEqual([]);
  });
});
