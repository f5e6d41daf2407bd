"use client";

import { useTranslations } from "next-intl";
import type { MyPlace } from "@/components/member/mypage/place";
import type { VocDetail } from "@/lib/contract/inquiries/voc";
import { formatDateTime } from "@/lib/shared/time/date-format";
import { RichWords } from "./rich-words";

type Props = { message: NonNullable<VocDetail["messages"]>[number]; place: MyPlace };

/** A word of one side: the club's is rich text, the member's is plain. */
export function InquiryMessage({ message, place }: Props) {
  const t = useTranslations("cs");
  const isOffice = message.writer === "OFFICE";
  return (
    <li
      className={
        isOffice ? "border-s-4 border-pine-800 bg-sheet px-6 py-5" : "border-s-4 border-line-2 px-6 py-3"
      }
    >
      <p className="text-caption text-ink-3 tabular-nums">
        {t(isOffice ? "byClub" : "byMe")} · {formatDateTime(message.createdAt, place.formats)}
      </p>
      {isOffice ? (
        <RichWords html={message.contents} className="mt-2" />
      ) : (
        <p className="mt-2 break-words whitespace-pre-line">{message.contents}</p>
      )}
    </li>
  );
}
