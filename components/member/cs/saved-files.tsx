"use client";

import { useTranslations } from "next-intl";
import { CheckboxField } from "@/components/form/checkbox-field";
import type { FileLink } from "@/lib/contract/common";
import type { useInquiry } from "./use-inquiry";

type Props = { inquiry: ReturnType<typeof useInquiry>; savedFiles: readonly FileLink[] };

/** The files that an inquiry has, each to be kept or removed. */
export function SavedFiles({ inquiry, savedFiles }: Props) {
  const t = useTranslations("cs.form");
  const { removed, setRemoved } = inquiry;
  const keep = (fileIdx: number, isKept: boolean) =>
    setRemoved(isKept ? removed.filter((one) => one !== fileIdx) : [...removed, fileIdx]);
  return savedFiles.map(({ fileIdx, fileName }) => (
    <CheckboxField
      key={fileIdx}
      name={`file-${fileIdx}`}
      label={t("keepFile", { name: fileName })}
      checked={!removed.includes(fileIdx)}
      onChange={({ target }) => keep(fileIdx, target.checked)}
    />
  ));
}
