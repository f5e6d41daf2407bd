import { readdirSync, readFileSync } from "node:fs";
import { officeMessages } from "@/lib/web/office/office-messages";

const sources = ["feedback", "form", "ishm", "photo", "ui"].flatMap((folder) =>
  readdirSync(`components/${folder}`, { recursive: true, encoding: "utf8" })
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => `components/${folder}/${file}`),
);

test("no screen of the back office shows a text that its browser does not load", () => {
  const asked = sources.flatMap((file) =>
    [...readFileSync(file, "utf8").matchAll(/useTranslations\("(\w+)/g)].map(([, name = ""]) => ({
      file,
      name,
    })),
  );
  expect(asked.length).toBeGreaterThan(50);
  expect(asked.filter(({ name }) => !(name in officeMessages({ [name]: {} })))).toEqual([]);
});
