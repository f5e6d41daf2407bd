"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { CheckboxField } from "@/components/form/checkbox-field";
import { FileField } from "@/components/form/file-field";
import type { FileRefusal } from "@/components/form/file-rules";
import type { MyPlace } from "@/components/member/mypage/place";
import type { FileLink } from "@/lib/contract/common";
import { useCodeSets } from "@/lib/web/api/use-kept";
import { isTooLarge, uploadAccept, uploadLimits } from "@/lib/web/office/upload-limits";
import type { useInquiry } from "./use-inquiry";
import { useSizeText } from "./use-size-text";

type Props = { form: ReturnType<typeof useInquiry>; savedFiles: readonly FileLink[]; place: MyPlace };

const megabyte = 1024 * 1024;
/** C0490 v2 where the club says nothing. */
const usualCount = 5;

/** Files of an inquiry: those that are there and may go, and those that go along. */
export function InquiryFiles({ form, savedFiles, place }: Props) {
  const t = useTranslations("cs.form");
  const sizeOf = useSizeText();
  const { data: codes } = useCodeSets(place.clubCode, place.language, ["policyCodes"]);
  const [keptOut, setKeptOut] = useState("");
  const valuesOf = (code: string) => codes?.policyCodes?.list.find(({ key }) => key === code)?.values ?? [];
  const limits = uploadLimits(valuesOf("C0500"));
  const most = Number.parseInt(valuesOf("C0490")[1] ?? "", 10) || usualCount;
  const kept = savedFiles.filter(({ fileIdx }) => !form.removed.includes(fileIdx));
  const sentence = ({ file, reason }: FileRefusal) =>
    t(`refused.${reason === "total" ? "size" : reason}`, { name: file.name });
  const take = (files: File[]) => {
    const tooLarge = files.filter((file) => isTooLarge(file, limits));
    setKeptOut(tooLarge.map((file) => sentence({ file, reason: "size" })).join(" "));
    form.takeFiles(files.filter((file) => !tooLarge.includes(file)));
  };
  const lost = form.files.length === 0 ? form.draft.values.fileNames : "";
  return (
    <div>
      {savedFiles.map(({ fileIdx, fileName }) => (
        <CheckboxField
          key={fileIdx}
          name={`file-${fileIdx}`}
          label={t("keepFile", { name: fileName })}
          checked={!form.removed.includes(fileIdx)}
          onChange={({ target }) =>
            form.setRemoved(
              target.checked ? form.removed.filter((one) => one !== fileIdx) : [...form.removed, fileIdx],
            )
          }
        />
      ))}
      <FileField
        id="files"
        label={t("files")}
        hint={t("filesHint", {
          count: most,
          imageMb: limits.imageBytes / megabyte,
          documentMb: limits.documentBytes / megabyte,
        })}
        error={keptOut || form.errorAt("files") || (lost ? t("filesLost", { names: lost }) : undefined)}
        value={form.files}
        onChange={take}
        onRefuse={(refusals) => setKeptOut(refusals.map(sentence).join(" "))}
        limits={{
          accept: uploadAccept,
          maxCount: Math.max(0, most - kept.length),
          maxBytesPerFile: limits.documentBytes,
        }}
        chooseText={t("chooseFiles")}
        listTexts={{ remove: (name) => t("removeFile", { name }), size: sizeOf }}
      />
    </div>
  );
}
