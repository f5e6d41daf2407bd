import { useTranslations } from "next-intl";

const kilobyte = 1024;

/** A size in the reader's language: whole kilobytes, from one megabyte on with a decimal. */
export function useFileSize(): (bytes: number) => string {
  const t = useTranslations("common.fileSize");
  return (bytes) =>
    bytes < kilobyte * kilobyte
      ? t("kb", { size: Math.max(1, Math.round(bytes / kilobyte)) })
      : t("mb", { size: Math.round((bytes / kilobyte / kilobyte) * 10) / 10 });
}
