import { migrationStep } from "./migration.mjs";
import { addOfficeMenu, nextOfficeCode, officeMenuSql } from "./office-menu.mjs";
import { addMessages, camel, title } from "./source.mjs";
import { Refusal } from "./tree.mjs";

const group = "94";
const lastCode = 949900;
const texts = {
  en: ["Everybody who may open this page can read it.", "Nothing is here yet."],
  ko: ["이 화면을 열 수 있는 사람은 모두 볼 수 있습니다.", "아직 내용이 없습니다."],
  ja: ["この画面を開ける人は全員が見られます。", "まだ何もありません。"],
  zh: ["能打开此页面的人都可以查看。", "暂无内容。"],
};

/**
 * A screen of the back office with a menu of its own: address, view, rights, texts and a test. Its name is shown as it is
 * until the texts are translated.
 */
export function addScreen(tree, [name = ""]) {
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(name))
    throw new Refusal(`"${name}" is no name: small letters, digits and hyphens, such as trip-plans.`);
  const key = camel(name);
  const path = `/ishm/ops/${name}`;
  refuseTaken(tree, { key, path, name });
  const screen = { name, key, path, view: `${camel(name, true)}View`, shown: title(name) };
  const menu = { code: nextOfficeCode(tree, group, lastCode), path, key, name: screen.shown };
  addOfficeMenu(tree, menu);
  addAddress(tree, screen);
  addMessages(tree, ["ishm"], key, (language) => ({
    title: screen.shown,
    lead: texts[language][0],
    empty: texts[language][1],
  }));
  addView(tree, screen);
  const test = addTest(tree, screen);
  const migration = { name: `${name.replaceAll("-", "_")}_menu`, sql: officeMenuSql(menu), isCustom: true };
  return { tests: [test], steps: [migrationStep(migration)] };
}

const paths = "lib/web/routing/office-paths.ts";
const known = "lib/web/routing/known-routes.ts";

function refuseTaken(tree, { key, path, name }) {
  const isTaken =
    new RegExp(`^  ${key}: `, "m").test(tree.read(paths)) ||
    tree.read(known).includes(`"${path}"`) ||
    key in JSON.parse(tree.read("messages/en.json")).ishm ||
    tree.has(`components/ishm/${name}`);
  if (isTaken) throw new Refusal(`The office has a screen "${name}" already.`);
}

function addAddress(tree, { key, path, view, name }) {
  tree.edit(paths, (text) => text.replace(/\n\} as const;/, `\n  ${key}: () => "${path}",\n} as const;`));
  tree.edit(known, (text) => text.replace(/\n\] as const;/, `\n  "${path}",\n] as const;`));
  tree.create(
    `app${path}/page.tsx`,
    `import { ${view} } from "@/components/ishm/${name}/${name}-view";
import { officePage } from "../../office-page";

export default officePage(<${view} />);
`,
  );
}

function addView(tree, { name, key, view, shown }) {
  tree.create(
    `components/ishm/${name}/${name}-view.tsx`,
    `"use client";

import { useTranslations } from "next-intl";
import { officeMenus } from "@/lib/web/office/office-menus";
import { forReaders } from "../frame/for-readers";
import { PageHead } from "../frame/page-head";

/** ${shown}, for whoever may read the menu. */
export const ${view} = forReaders(officeMenus.${key}, ${view.replace(/View$/, "")});

function ${view.replace(/View$/, "")}() {
  const t = useTranslations("ishm.${key}");
  return (
    <>
      <PageHead title={t("title")} lead={t("lead")} />
      <p className="text-ink-2">{t("empty")}</p>
    </>
  );
}
`,
  );
}

function addTest(tree, { name, key, path, view, shown }) {
  const file = `tests/components/ishm/${name}.test.tsx`;
  tree.create(
    file,
    `import { screen } from "@testing-library/react";
import { ${view} } from "@/components/ishm/${name}/${name}-view";
import { menuTrail, officeMenuEntries, officeMenus } from "@/lib/web/office/office-menus";
import { visit } from "@/tests/support/web/navigation";
import { officeWith, readOnly, renderOffice } from "./office";

beforeEach(() => visit("${path}"));

test("the screen shows its title and its texts to who may read it", () => {
  renderOffice(<${view} />, officeWith(readOnly));
  expect(screen.getByRole("heading", { level: 1, name: "${shown}" })).toBeVisible();
  expect(screen.getByText("${texts.en[1]}")).toBeVisible();
});

test("who may not read it sees nothing of it", () => {
  renderOffice(<${view} />, officeWith({ ...readOnly, isRead: false }));
  expect(screen.getByRole("heading", { name: "You do not have access to this page" })).toBeVisible();
  expect(screen.queryByText("${texts.en[1]}")).toBeNull();
});

test("its address stands in the office's menu", () => {
  const trail = menuTrail(officeMenuEntries(officeWith().menus), "${path}");
  expect(trail.at(-1)).toMatchObject({ code: officeMenus.${key}.code, name: "${shown}" });
});
`,
  );
  return file;
}
