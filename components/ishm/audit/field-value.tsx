import { useTranslations } from "next-intl";
import { formatDateTime } from "@/lib/shared/time/date-format";
import { linesOf } from "@/lib/web/office/text-diff";
import { useOffice } from "../frame/root/office-context";
import type { Leaf } from "./changed-fields";

const moment = /^\d{4}-\d{2}-\d{2}T[\d:.]+(?:Z|[+-]\d{2}:\d{2})$/;

/** The words of a stored text, without the tags of a rich one. */
export function wordsOf(text: string): string[] {
  return /^<[a-z]/i.test(text) ? linesOf(text) : text.split("\n");
}

/** A stored value as somebody reads it: a moment in club time, yes or no, rich text without its tags. */
export function FieldValue({ value }: { value: Leaf | undefined }) {
  const t = useTranslations("ishm.audit");
  const { formats } = useOffice();
  if (value === null || value === undefined || value === "") {
    return (
      <>
        <span aria-hidden="true">–</span>
        <span className="visually-hidden">{t("none")}</span>
      </>
    );
  }
  if (typeof value === "boolean") return value ? t("yes") : t("no");
  const text = String(value);
  if (moment.test(text)) return <span className="tabular-nums">{formatDateTime(text, formats)}</span>;
  return <div className="break-words whitespace-pre-wrap">{wordsOf(text).join("\n")}</div>;
}
