"use client";

import { useTranslations } from "next-intl";
import type { BannerDetail } from "@/lib/contract/boards/banners";
import { bannerBoard } from "@/lib/web/boards/banner";
import type { FieldProblem } from "@/lib/web/office/schema-problems";
import { BoardForm } from "../board/form/board-form";
import { BoardWords } from "../board/form/text-fields";
import { useBoardForm } from "../board/form/use-board-form";
import { BannerClick } from "./banner-click";
import { BannerPictures } from "./banner-pictures";
import { BannerPlaces } from "./banner-places";
import { BannerTimes } from "./banner-times";
import { useBannerMenus } from "./use-banner-menus";

type Props = { record: BannerDetail | null; canSave: boolean };

/** A banner: its name in every language, its pictures, where and when it is seen, and where it leads. */
export function BannerForm({ record, canSave }: Props) {
  const t = useTranslations("ishm.banner.form");
  const form = useBoardForm({ board: bannerBoard, record, canSave });
  const menus = useBannerMenus();
  const { menuCodes } = form.draft;
  const sentenceOf = ({ field, reason }: FieldProblem) => {
    if (field === "layerFile") return t("pictureNeeded");
    if (field === "menuCodes") return t("menusNeeded");
    if (field === "endAt" && reason === "tooSmall") return t("periodWrong");
    if (field === "link") return t(reason === "required" ? "linkNeeded" : "linkWrong");
    return null;
  };
  return (
    <BoardForm
      form={form}
      sentenceOf={sentenceOf}
      texts={(panel) => (
        <BoardWords
          of={panel}
          name="bannerName"
          label={t("bannerName")}
          hint={t("bannerNameHint")}
          maxLength={60}
        />
      )}
      below={(errorOf) => <BannerPictures form={form} errorOf={errorOf} />}
      settings={(errorOf) => (
        <>
          <BannerTimes form={form} errorOf={errorOf} />
          <BannerPlaces form={form} menus={menus} errorOf={errorOf} />
          <BannerClick form={form} errorOf={errorOf} />
        </>
      )}
      previewPlaces={menus.filter(({ code }) => menuCodes.includes(code))}
    />
  );
}
