"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { FileField } from "@/components/form/file-field";
import type { FileRefusal } from "@/components/form/file-rules";
import { useFileSize } from "@/components/form/use-file-size";
import { mostPhotographs, photographLimits } from "@/lib/contract/site/site-hero";
import { call } from "@/lib/web/api/browser";
import { failureSentence } from "@/lib/web/runtime/failure-sentence";
import { toastBar } from "@/lib/web/runtime/toasts";
import { useOnce } from "@/lib/web/runtime/use-once";
import { useOffice } from "../../frame/root/office-context";

type Props = { count: number; refresh: () => Promise<void> };
type Refused = { name: string; sentence: string };

const accept = ".jpg,.jpeg,.png,.webp,image/jpeg,image/png,image/webp";
const megabyte = 1024 * 1024;

/** Takes photographs in by drop, press or keyboard, one after the other; what is refused says why. */
export function PhotographDrop({ count, refresh }: Props) {
  const t = useTranslations("ishm.siteScene.photographs");
  const { language, uploads } = useOffice();
  const [sending, setSending] = useState<{ name: string; at: number; of: number } | null>(null);
  const [refused, setRefused] = useState<readonly Refused[]>([]);
  const once = useOnce();
  const sizeOf = useFileSize();
  const mb = Math.floor(uploads.documentBytes / megabyte);
  const room = Math.max(0, mostPhotographs - count);

  async function send(files: readonly File[]) {
    setRefused([]);
    let taken = 0;
    for (const [at, file] of files.entries()) {
      setSending({ name: file.name, at: at + 1, of: files.length });
      const sent = { body: {}, files: [{ part: "photograph", file }] };
      const answer = await call("POST /site/hero/photographs", sent, { handled: true });
      if (answer.ok) taken += 1;
      else {
        const sentence = await failureSentence(answer.failure, language);
        setRefused((before) => [...before, { name: file.name, sentence }]);
      }
      await refresh();
    }
    setSending(null);
    if (taken > 0) toastBar(t("added", { count: taken }));
  }

  const refuse = (refusals: readonly FileRefusal[]) =>
    setRefused(
      refusals.map(({ file, reason }) => ({ name: file.name, sentence: t(`refused.${reason}`, { mb }) })),
    );

  if (room === 0) return <p className="text-ink-2">{t("full", { most: mostPhotographs })}</p>;
  return (
    <div>
      <FileField
        id="photograph"
        label={t("add")}
        hint={t("addHint", { mb, width: photographLimits.leastWidth, height: photographLimits.leastHeight })}
        value={[]}
        limits={{ accept, maxBytesPerFile: uploads.documentBytes, maxCount: room }}
        isDisabled={sending !== null}
        chooseText={t("drop", { room })}
        listTexts={{ size: sizeOf, remove: (name) => name }}
        onChange={(files) => void once.run(() => send(files))}
        onRefuse={refuse}
      />
      <p role="status" className="mt-2 text-ink-2 empty:hidden">
        {sending ? t("sending", sending) : null}
      </p>
      <div role="alert" className="mt-2 text-bad empty:hidden">
        {refused.map(({ name, sentence }) => (
          <p key={name}>{t("refusedFile", { name, sentence })}</p>
        ))}
      </div>
    </div>
  );
}
