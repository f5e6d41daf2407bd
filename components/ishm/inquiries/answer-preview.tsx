"use client";

import { useTranslations } from "next-intl";
import { useEffect, useState } from "react";
import { Dialog } from "@/components/ui/dialog";
import { RichText } from "@/components/ui/layout/rich-text";
import { Skeleton } from "@/components/ui/layout/skeleton";
import type { CallOutput } from "@/lib/contract/routes";
import { call } from "@/lib/web/api/browser";

type Preview = CallOutput<"POST /ops/vocs/{id}/preview">;
type Props = {
  vocIdx: number;
  html: string;
  lang: string;
  replyBy: "SITE" | "SMS" | "EMAIL" | "PHONE";
  isOpen: boolean;
  /** Nobody is notified of a correction. */
  isQuiet: boolean;
  onClose: () => void;
};

/** The answer as the member gets it: on the site, and as messages. */
export function AnswerPreview({ isOpen, onClose, ...of }: Props) {
  const t = useTranslations("ishm.inquiries.answer.preview");
  const common = useTranslations("common");
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={(open) => (open ? undefined : onClose())}
      title={t("title")}
      description={t("hint")}
      closeLabel={common("close")}
      className="w-[760px]"
    >
      {isOpen ? <PreviewBody {...of} /> : null}
    </Dialog>
  );
}

function PreviewBody({ vocIdx, html, lang, replyBy, isQuiet }: Omit<Props, "isOpen" | "onClose">) {
  const t = useTranslations("ishm.inquiries.answer.preview");
  const [preview, setPreview] = useState<Preview | null>(null);
  useEffect(() => {
    let isOver = false;
    const input = { params: { id: String(vocIdx) }, body: { answer: html } };
    void call("POST /ops/vocs/{id}/preview", input).then((answer) => {
      if (answer.ok && !isOver) setPreview(answer.value);
    });
    return () => {
      isOver = true;
    };
  }, [vocIdx, html]);
  if (!preview) return <Skeleton className="h-40 w-full" />;
  return (
    <div className="flex flex-col gap-5">
      <section>
        <h3 className="mb-2 text-caption font-semibold">{t("onSite")}</h3>
        <div className="border border-line bg-paper px-5 py-4">
          <RichText html={preview.answer} lang={lang} />
        </div>
      </section>
      {isQuiet ? (
        <p className="text-ink-2">{t("nothingSent")}</p>
      ) : preview.notices.length === 0 ? (
        <p className="text-ink-2">{t(`noNotice.${replyBy === "PHONE" ? "PHONE" : "SITE"}`)}</p>
      ) : (
        preview.notices.map(({ channel, subject, text }) => (
          <section key={channel}>
            <h3 className="mb-2 text-caption font-semibold">{t(`channels.${channel}`)}</h3>
            <div lang={lang} className="border border-line bg-paper px-5 py-4">
              {subject ? <p className="mb-2 font-semibold">{subject}</p> : null}
              <p className="break-words whitespace-pre-line">{text}</p>
            </div>
          </section>
        ))
      )}
    </div>
  );
}
