"use client";

import { clsx } from "clsx";
import { useTranslations } from "next-intl";
import { createElement, Fragment, type ReactNode } from "react";
import { InquiryChip } from "@/components/club/inquiry-chip";
import { useFileSize } from "@/components/form/use-file-size";
import { MemberLink } from "@/components/member/shared/layout/member-link";
import { usePageLinks } from "@/components/member/shared/layout/use-page-links";
import type { PageContext } from "@/components/member/shared/page-context";
import { MemberIcon } from "@/components/ui/layout/member-icons";
import { vocState } from "@/lib/contract/code-values/vocs";
import type { VocDetail } from "@/lib/contract/inquiries/voc";
import { formatDateTime } from "@/lib/shared/time/date-format";
import { memberPaths } from "@/lib/web/routing/member-paths";
import { FollowUp } from "./follow-up";
import { OwnActions } from "./own-actions";
import { Satisfaction } from "./satisfaction";

type Props = {
  inquiry: VocDetail;
  memberIdx: number;
  context: PageContext;
  onEdit: () => void;
  /** Something was done: the sentence about it. */
  onChanged: (words: string) => Promise<void>;
};

/** The messages of an inquiry in order, with the possible actions. */
export function InquiryDetails({ inquiry, memberIdx, context, onEdit, onChanged }: Props) {
  const t = useTranslations("cs");
  const { link } = usePageLinks(context);
  const sizeOf = useFileSize();
  const { vocIdx, state, files, relatedBookingIdx, messages = [] } = inquiry;
  return (
    <article>
      <h2 className="font-serif text-sub break-words">{inquiry.title}</h2>
      <p className="mt-2 flex flex-wrap items-center gap-x-4 gap-y-1 rule-bottom pb-4 text-caption text-ink-2 tabular-nums">
        <InquiryChip state={state} name={inquiry.stateName ?? ""} />
        {inquiry.questionTypeName}
        {inquiry.createdAt ? <span>{formatDateTime(inquiry.createdAt, context.formats)}</span> : null}
        <span>{t("answerBy", { way: t(`form.ways.${inquiry.replyBy}`) })}</span>
      </p>
      <p className="mt-6 break-words whitespace-pre-line">{inquiry.contents}</p>
      {relatedBookingIdx === null ? null : (
        <p className="mt-4">
          <MemberLink className="link" href={link(memberPaths.my.booking(relatedBookingIdx))}>
            {t("toBooking")}
          </MemberLink>
        </p>
      )}
      {files.length > 0 ? (
        <ul aria-label={t("files")} className="mt-6 border-t border-line">
          {files.map(({ fileIdx, fileName, url, size }) => (
            <li key={fileIdx} className="border-b border-line">
              <a href={url} className="link flex min-h-12 items-center gap-2 break-all">
                <MemberIcon name="paperclip" />
                {fileName} <span className="text-caption text-ink-3">{sizeOf(size)}</span>
              </a>
            </li>
          ))}
        </ul>
      ) : null}
      {inquiry.editable ? <OwnActions vocIdx={vocIdx} context={context} onEdit={onEdit} /> : null}
      {messages.length > 0 ? (
        <ol aria-label={t("conversation")} className="mt-10 flex flex-col gap-4">
          {messages.map((message) => (
            <InquiryMessage key={message.messageIdx} message={message} context={context} />
          ))}
        </ol>
      ) : null}
      {inquiry.answeredAt === null ? <p className="mt-8 text-ink-2">{t("waiting")}</p> : null}
      {state === vocState.answered ? (
        <FollowUp
          vocIdx={vocIdx}
          memberIdx={memberIdx}
          context={context}
          onSent={() => onChanged(t("added"))}
        />
      ) : null}
      {inquiry.answeredAt === null ? null : (
        <Satisfaction inquiry={inquiry} context={context} onSaved={() => onChanged(t("thanks"))} />
      )}
    </article>
  );
}

type InquiryMessageProps = { message: NonNullable<VocDetail["messages"]>[number]; context: PageContext };

/** A message of an inquiry: the club's is rich text, the member's is plain. */
function InquiryMessage({ message, context }: InquiryMessageProps) {
  const t = useTranslations("cs");
  const isOffice = message.writer === "OFFICE";
  return (
    <li
      className={
        isOffice ? "border-s-4 border-pine-800 bg-sheet px-6 py-5" : "border-s-4 border-line-2 px-6 py-3"
      }
    >
      <p className="text-caption text-ink-3 tabular-nums">
        {t(isOffice ? "byClub" : "byMe")} · {formatDateTime(message.createdAt, context.formats)}
      </p>
      {isOffice ? (
        <RichWords html={message.contents} className="mt-2" />
      ) : (
        <p className="mt-2 break-words whitespace-pre-line">{message.contents}</p>
      )}
    </li>
  );
}

type RichWordsProps = { html: string; className?: string };

/** The allowed elements of an answer's rich text; of others only the text is shown. */
const known = new Set(
  "p br hr blockquote pre strong em u s code ul ol li h2 h3 h4 table caption thead tbody tfoot tr th td".split(
    " ",
  ),
);
const withoutWords = new Set(["script", "style", "template", "iframe", "object", "svg", "math"]);
const safeAddress = /^(https?:\/\/|mailto:|tel:|\/(?!\/))/i;

/**
 * Rich text of the office as elements of our own: read by the browser without running anything, and put together anew
 * from the allow-list, so that no attribute but a link's address comes through (S-74).
 */
export function RichWords({ html, className }: RichWordsProps) {
  const { body } = new DOMParser().parseFromString(html, "text/html");
  return <div className={clsx("prose break-words", className)}>{wordsOf(body)}</div>;
}

function wordsOf(parent: Node): ReactNode[] {
  return [...parent.childNodes].map((node, index) => {
    // Text does not change its order while it is shown: the place is the name.
    const key = String(index);
    if (node.nodeType === Node.TEXT_NODE) return node.textContent;
    if (!(node instanceof Element)) return null;
    const name = node.localName;
    if (withoutWords.has(name)) return null;
    if (name === "br" || name === "hr") return createElement(name, { key });
    const address = node.getAttribute("href") ?? "";
    if (name === "a" && safeAddress.test(address)) {
      return createElement(
        "a",
        { key, href: address, rel: "noopener noreferrer", className: "link" },
        wordsOf(node),
      );
    }
    return createElement(known.has(name) ? name : Fragment, { key }, ...wordsOf(node));
  });
}
