import { getTranslations } from "next-intl/server";
import type { ComponentType } from "react";
import type { BoardEntity } from "@/lib/contract/boards/board-entities";
import { formatTime } from "@/lib/shared/time/date-format";
import { EventPreview } from "./event-preview";
import { FaqPreview } from "./faq-preview";
import { FnbPreview } from "./fnb-preview";
import { NoticePreview } from "./notice-preview";
import type { PreviewProps } from "./preview-props";
import { ReferencePreview } from "./reference-preview";

const views: Partial<Record<BoardEntity, ComponentType<PreviewProps>>> = {
  notice: NoticePreview,
  event: EventPreview,
  faq: FaqPreview,
  fnb: FnbPreview,
  reference: ReferencePreview,
};

/** What a preview link shows: that it is one, and the row as visitors will see it. */
export async function PreviewScreen(props: PreviewProps) {
  const t = await getTranslations("preview");
  const { preview, club } = props;
  const View = views[preview.entity];
  return (
    <>
      {/* On phones the hint of another language hangs into it from above. */}
      <p role="note" className="bg-info-tint px-5 pt-9 pb-3 text-center text-info min-[600px]:pt-3">
        {t("note", { time: formatTime(preview.expiresAt, club.formats) })}
      </p>
      {View ? <View {...props} /> : null}
    </>
  );
}
