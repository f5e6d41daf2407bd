"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { LazyPart } from "@/components/feedback/lazy-part";
import { FileField } from "@/components/form/file-field";
import type { FileRefusal } from "@/components/form/file-rules";
import { useFileSize } from "@/components/form/use-file-size";
import type { PageContext } from "@/components/member/shared/page-context";
import type { FileLink } from "@/lib/contract/common";
import { joinSentences } from "@/lib/shared/texts/sentences";
import { useCodeSets } from "@/lib/web/api/use-cached-calls";
import { isTooLarge, uploadAccept, uploadLimits } from "@/lib/web/office/upload-limits";
import type { useInquiry } from "./use-inquiry";

type Props = {
  inquiry: ReturnType<typeof useInquiry>;
  savedFiles: readonly FileLink[];
  context: PageContext;
};

const loadSaved = () => import("./saved-files").then(({ SavedFiles }) => SavedFiles);
const megabyte = 1024 * 1024;
/** C0490 v2 where the club has no value. */
const usualCount = 5;

/** The files of an inquiry: saved ones, which can be removed, and new ones. */
export function InquiryFiles({ inquiry, savedFiles, context }: Props) {
  const t = useTranslations("cs.form");
  const sizeOf = useFileSize();
  const { data: codes } = useCodeSets(context.clubCode, context.language, ["policyCodes"]);
  const [rejected, setRejected] = useState("");
  const valuesOf = (code: string) => codes?.policyCodes?.list.find(({ key }) => key === code)?.values ?? [];
  const limits = uploadLimits(valuesOf("C0500"));
  const most = Number.parseInt(valuesOf("C0490")[1] ?? "", 10) || usualCount;
  const remaining = savedFiles.filter(({ fileIdx }) => !inquiry.removed.includes(fileIdx));
  const sentence = ({ file, reason }: FileRefusal) =>
    t(`refused.${reason === "total" ? "size" : reason}`, { name: file.name });
  const take = (files: File[]) => {
    const tooLarge = files.filter((file) => isTooLarge(file, limits));
    setRejected(joinSentences(tooLarge.map((file) => sentence({ file, reason: "size" }))));
    inquiry.takeFiles(files.filter((file) => !tooLarge.includes(file)));
  };
  const lost = inquiry.files.length === 0 ? inquiry.form.values.fileNames : "";
  return (
    <div>
      {savedFiles.length > 0 ? <LazyPart load={loadSaved} props={{ inquiry, savedFiles }} /> : null}
      <FileField
        id="files"
        label={t("files")}
        hint={t("filesHint", {
          count: most,
          imageMb: limits.imageBytes / megabyte,
          documentMb: limits.documentBytes / megabyte,
        })}
        error={
          rejected || inquiry.form.errorOf("files") || (lost ? t("filesLost", { names: lost }) : undefined)
        }
        value={inquiry.files}
        onChange={take}
        onRefuse={(refusals) => setRejected(joinSentences(refusals.map(sentence)))}
        limits={{
          accept: uploadAccept,
          maxCount: Math.max(0, most - remaining.length),
          maxBytesPerFile: limits.documentBytes,
        }}
        chooseText={t("chooseFiles")}
        listTexts={{ remove: (name) => t("removeFile", { name }), size: sizeOf }}
      />
    </div>
  );
}
