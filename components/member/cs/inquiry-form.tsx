"use client";

import { useTranslations } from "next-intl";
import { ErrorSummary } from "@/components/form/error-summary";
import { RadioField } from "@/components/form/radio-field";
import { SelectField } from "@/components/form/select-field";
import { TextField } from "@/components/form/text-field";
import { TextareaField } from "@/components/form/textarea-field";
import { NoteLine } from "@/components/member/shared/layout/note-line";
import type { PageContext } from "@/components/member/shared/page-context";
import { Button } from "@/components/ui/button";
import type { FileLink } from "@/lib/contract/common";
import { useCodeSets } from "@/lib/web/api/use-cached-calls";
import { type InquiryFields, replyWays, titleLetters, wordsLetters } from "@/lib/web/my/inquiry-draft";
import { InquiryFiles } from "./inquiry-files";
import { useInquiry } from "./use-inquiry";

type Props = {
  memberIdx: number;
  context: PageContext;
  saved: InquiryFields;
  /** Of the inquiry that is changed; null for a new one. */
  vocIdx: number | null;
  savedFiles: readonly FileLink[];
  onSent: (vocIdx: number) => void;
  onGiveUp: () => void;
};

/** The form of an inquiry: type, title, text, files, and the way of the answer. */
export function InquiryForm({ memberIdx, context, saved, vocIdx, savedFiles, onSent, onGiveUp }: Props) {
  const t = useTranslations("cs.form");
  const shared = useTranslations("account.shared");
  const common = useTranslations("common");
  const missing = (field: "questionType" | "title" | "contents") => t(`missing.${field}`);
  const inquiry = useInquiry({ memberIdx, context, saved, vocIdx, missing, onSent });
  const { form } = inquiry;
  const { data: codes } = useCodeSets(context.clubCode, context.language, ["questionTypes"]);
  const types = (codes?.questionTypes?.list ?? []).map(({ key, keyName }) => ({
    value: key,
    label: keyName,
  }));
  return (
    <form ref={form.ref} noValidate className="flex max-w-[40rem] flex-col gap-6" onSubmit={form.submit}>
      <NoteLine>{form.isRestored ? t("restored") : ""}</NoteLine>
      <ErrorSummary title={shared("errorsTitle")} errors={form.errors} attempt={form.attempt} />
      <SelectField
        {...form.field("questionType")}
        label={t("type")}
        requiredText={t("required")}
        options={[{ value: "", label: t("choose") }, ...types]}
      />
      <TextField
        {...form.field("title")}
        label={t("subject")}
        requiredText={t("required")}
        maxLength={titleLetters}
      />
      <TextareaField
        {...form.field("contents")}
        label={t("contents")}
        requiredText={t("required")}
        hint={t("letters", { count: form.values.contents.length, most: wordsLetters })}
        rows={9}
        maxLength={wordsLetters}
      />
      <InquiryFiles inquiry={inquiry} savedFiles={savedFiles} context={context} />
      <RadioField
        {...form.field("replyBy")}
        label={t("replyBy")}
        options={replyWays.map((value) => ({ value, label: t(`ways.${value}`) }))}
      />
      <div className="flex flex-wrap gap-3 rule-top pt-6">
        <Button type="submit" size="large" isBusy={form.isBusy} busyText={t("sending")}>
          {vocIdx === null ? t("send") : common("save")}
        </Button>
        <Button
          variant="outline"
          size="large"
          onClick={() => {
            form.change(saved);
            form.forget();
            onGiveUp();
          }}
        >
          {common("cancel")}
        </Button>
      </div>
    </form>
  );
}
