"use client";

import { useTranslations } from "next-intl";
import { MemberLink } from "@/components/member/layout/member-link";
import type { MyPlace } from "@/components/member/mypage/place";
import { useMyWay } from "@/components/member/mypage/use-my-way";
import { Icon } from "@/components/ui/layout/icons";
import { vocState } from "@/lib/contract/code-values/vocs";
import type { VocDetail } from "@/lib/contract/inquiries/voc";
import { formatDateTime } from "@/lib/shared/time/date-format";
import { paths } from "@/lib/web/routing/paths";
import { FollowUp } from "./follow-up";
import { InquiryChip } from "./inquiry-chip";
import { InquiryMessage } from "./inquiry-message";
import { OwnActions } from "./own-actions";
import { Satisfaction } from "./satisfaction";
import { useSizeText } from "./use-size-text";

type Props = {
  inquiry: VocDetail;
  place: MyPlace;
  onEdit: () => void;
  /** Something was done: the sentence about it. */
  onChanged: (words: string) => Promise<void>;
};

/** The words of both sides in their order, with what may be done next. */
export function InquirySheet({ inquiry, place, onEdit, onChanged }: Props) {
  const t = useTranslations("cs");
  const { link } = useMyWay(place);
  const sizeOf = useSizeText();
  const { vocIdx, state, files, relatedBookingIdx, messages = [] } = inquiry;
  return (
    <article>
      <h2 className="font-serif text-sub break-words">{inquiry.title}</h2>
      <p className="mt-2 flex flex-wrap items-center gap-x-4 gap-y-1 border-b border-pine-800 pb-4 text-caption text-ink-2 tabular-nums">
        <InquiryChip state={state} name={inquiry.stateName ?? ""} />
        {inquiry.questionTypeName}
        {inquiry.createdAt ? <span>{formatDateTime(inquiry.createdAt, place.formats)}</span> : null}
        <span>{t("answerBy", { way: t(`form.ways.${inquiry.replyBy}`) })}</span>
      </p>
      <p className="mt-6 break-words whitespace-pre-line">{inquiry.contents}</p>
      {relatedBookingIdx === null ? null : (
        <p className="mt-4">
          <MemberLink className="link" href={link(paths.my.booking(relatedBookingIdx))}>
            {t("toBooking")}
          </MemberLink>
        </p>
      )}
      {files.length > 0 ? (
        <ul aria-label={t("files")} className="mt-6 border-t border-line">
          {files.map(({ fileIdx, fileName, url, size }) => (
            <li key={fileIdx} className="border-b border-line">
              <a href={url} className="link flex min-h-12 items-center gap-2 break-all">
                <Icon name="paperclip" />
                {fileName} <span className="text-caption text-ink-3">{sizeOf(size)}</span>
              </a>
            </li>
          ))}
        </ul>
      ) : null}
      {inquiry.editable ? <OwnActions vocIdx={vocIdx} place={place} onEdit={onEdit} /> : null}
      {messages.length > 0 ? (
        <ol aria-label={t("conversation")} className="mt-10 flex flex-col gap-4">
          {messages.map((message) => (
            <InquiryMessage key={message.messageIdx} message={message} place={place} />
          ))}
        </ol>
      ) : null}
      {inquiry.answeredAt === null ? <p className="mt-8 text-ink-2">{t("waiting")}</p> : null}
      {state === vocState.answered ? (
        <FollowUp vocIdx={vocIdx} place={place} onSent={() => onChanged(t("added"))} />
      ) : null}
      {inquiry.answeredAt === null ? null : (
        <Satisfaction inquiry={inquiry} place={place} onSaved={() => onChanged(t("thanks"))} />
      )}
    </article>
  );
}
