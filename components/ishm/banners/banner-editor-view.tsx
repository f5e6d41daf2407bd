"use client";

import { useTranslations } from "next-intl";
import { SwitchField } from "@/components/form/switch-field";
import type { BannerDetail } from "@/lib/contract/boards/banners";
import { bannerBoard } from "@/lib/web/boards/banner";
import type { FieldProblem } from "@/lib/web/office/schema-problems";
import { BoardEditor } from "../board/form/board-editor";
import { BoardForm } from "../board/form/board-form";
import { LinkField } from "../board/form/link-field";
import { BoardWords } from "../board/form/text-fields";
import { useBoardForm } from "../board/form/use-board-form";
import { FormPicture } from "../board/picture/board-picture";
import { Panel } from "../frame/panel";
import { BannerPages, BannerTimes } from "./banner-settings";
import { useBannerMenus } from "./use-banner-menus";

/** One banner, or a new one (`bannerIdx` null). */
export function BannerEditorView({ bannerIdx }: { bannerIdx: number | null }) {
  const t = useTranslations("ishm.banner");
  return (
    <BoardEditor board={bannerBoard} idx={bannerIdx} titles={{ new: t("new"), edit: t("edit") }}>
      {(record, canSave) => <BannerForm record={record} canSave={canSave} />}
    </BoardEditor>
  );
}

/** The picture of the pop-up, in twice the pixels of its frame. */
const frame = { width: 960, height: 480 };
const clickSwitches = ["seeDetail", "windowOpen", "todayClose"] as const;

/** A banner: its name in every language, its pictures, where and when it is seen, and where it leads. */
function BannerForm({ record, canSave }: { record: BannerDetail | null; canSave: boolean }) {
  const t = useTranslations("ishm.banner.form");
  const sentenceOf = ({ field, reason }: FieldProblem) => {
    if (field === "layerFile") return t("pictureNeeded");
    if (field === "menuCodes") return t("menusNeeded");
    if (field === "endAt" && reason === "tooSmall") return t("periodWrong");
    if (field === "link") return t(reason === "required" ? "linkNeeded" : "linkWrong");
    return null;
  };
  const form = useBoardForm({ board: bannerBoard, record, canSave, sentenceOf });
  const menus = useBannerMenus();
  const { menuCodes } = form.draft;
  const name = { label: t("bannerName"), hint: t("bannerNameHint"), maxLength: 60 };
  const mobile = { label: t("layerFileMobile"), hint: t("layerFileMobileHint") };
  return (
    <BoardForm
      form={form}
      texts={(panel) => <BoardWords of={panel} name="bannerName" {...name} />}
      below={
        <Panel title={t("pictures")}>
          <FormPicture form={form} part="layerFile" label={t("layerFile")} size={frame} isNeeded />
          <FormPicture form={form} part="layerFileMobile" {...mobile} size={frame} />
        </Panel>
      }
      settings={
        <>
          <BannerTimes form={form} />
          <BannerPages form={form} menus={menus} />
          <Panel title={t("click")}>
            <LinkField label={t("link")} {...form.custom("link")} />
            {clickSwitches.map((one) => (
              <SwitchField key={one} label={t(one)} {...form.toggle(one)} />
            ))}
          </Panel>
        </>
      }
      previewPages={menus.filter(({ code }) => menuCodes.includes(code))}
    />
  );
}
