"use client";

import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { useFileSize } from "@/components/form/use-file-size";
import { Icon } from "@/components/ui/layout/icons";
import { RichText } from "@/components/ui/layout/rich-text";
import type { FileLink } from "@/lib/contract/common";
import type { VocOfficeDetail } from "@/lib/contract/inquiries/ops-vocs";
import { formatDateTime } from "@/lib/shared/time/date-format";
import { useOffice } from "../frame/root/office-context";

/** The messages, the oldest first: the question with its files, answers and further messages. */
export function Conversation({ inquiry }: { inquiry: VocOfficeDetail }) {
  const t = useTranslations("ishm.inquiries.talk");
  const { contents, createdAt = "", files, messages = [], writer } = inquiry;
  return (
    <section aria-label={t("title")} className="flex flex-col gap-4">
      <Said who={t("asked", { name: writer.name })} at={createdAt}>
        <p lang={writer.lang} className="break-words whitespace-pre-line">
          {contents}
        </p>
        <Files files={files} />
      </Said>
      {messages.map((message) =>
        message.writer === "OFFICE" ? (
          <Said key={message.messageIdx} isOurs who={t("answered")} at={message.createdAt}>
            <RichText html={message.contents} lang={writer.lang} />
          </Said>
        ) : (
          <Said key={message.messageIdx} who={t("added", { name: writer.name })} at={message.createdAt}>
            <p lang={writer.lang} className="break-words whitespace-pre-line">
              {message.contents}
            </p>
          </Said>
        ),
      )}
    </section>
  );
}

type SaidProps = { who: string; at: string; isOurs?: boolean; children: ReactNode };

function Said({ who, at, isOurs = false, children }: SaidProps) {
  const { formats } = useOffice();
  return (
    <article
      data-ours={isOurs || undefined}
      className="rounded-panel border border-line bg-sheet px-5 py-4 data-ours:ms-8 data-ours:border-s-3 data-ours:border-s-primary"
    >
      <h2 className="mb-2 flex flex-wrap gap-x-3 text-caption">
        <span className="font-semibold">{who}</span>
        <span className="text-ink-2 tabular-nums">{at ? formatDateTime(at, formats) : null}</span>
      </h2>
      {children}
    </article>
  );
}

function Files({ files }: { files: readonly FileLink[] }) {
  const t = useTranslations("ishm.inquiries.talk");
  const sizeOf = useFileSize();
  if (files.length === 0) return null;
  return (
    <ul aria-label={t("files")} className="mt-4 border-t border-line">
      {files.map(({ fileIdx, fileName, url, size }) => (
        <li key={fileIdx} className="flex min-h-11 items-center gap-3 border-b border-line">
          <Icon name="paperclip" size={18} className="text-ink-3" />
          <a href={url} target="_blank" rel="noopener" className="min-w-0 grow truncate hover:underline">
            {fileName}
          </a>
          <span className="shrink-0 text-chip text-ink-3">{sizeOf(size)}</span>
        </li>
      ))}
    </ul>
  );
}
