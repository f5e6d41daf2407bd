"use client";

import { useTranslations } from "next-intl";
import { ErrorSummary } from "@/components/form/error-summary";
import { RadioField } from "@/components/form/radio-field";
import { SelectField } from "@/components/form/select-field";
import { TextField } from "@/components/form/text-field";
import { TextareaField } from "@/components/form/textarea-field";
import { NoteLine } from "@/components/member/layout/note-line";
import type { MyPlace } from "@/components/member/mypage/place";
import { Button } from "@/components/ui/button";
import type { FileLink } from "@/lib/contract/common";
import { useCodeSets } from "@/lib/web/api/use-kept";
import { type InquiryFields, replyWays, titleLetters, wordsLetters } from "@/lib/web/my/inquiry-draft";
import { InquiryFiles } from "./inquiry-files";
import { useInquiry } from "./use-inquiry";

type Props = {
  memberIdx: number;
  place: MyPlace;
  saved: InquiryFields;
  /** Of the inquiry that is changed; null for a new one. */
  vocIdx: number | null;
  savedFiles: readonly FileLink[];
  onSent: (vocIdx: number) => void;
  onGiveUp: () => void;
};

/** What it is about, the words, files, and how to be answered. */
export function InquiryForm({ memberIdx, place, saved, vocIdx, savedFiles, onSent, onGiveUp }: Props) {
  const t = useTranslations("cs.form");
  const shared = useTranslations("account.shared");
  const common = useTranslations("common");
  const missing = (field: "questionType" | "title" | "contents") => t(`missing.${field}`);
  const form = useInquiry({ memberIdx, place, saved, vocIdx, missing, onSent });
  const { values, change, isRestored, forget } = form.draft;
  const { data: codes } = useCodeSets(place.clubCode, place.language, ["questionTypes"]);
  const types = (codes?.questionTypes?.list ?? []).map(({ key, keyName }) => ({
    value: key,
    label: keyName,
  }));
  return (
    <form
      noValidate
      className="flex max-w-[40rem] flex-col gap-6"
      onSubmit={(event) => {
        event.preventDefault();
        void form.send();
      }}
    >
      <NoteLine>{isRestored ? t("restored") : ""}</NoteLine>
      <ErrorSummary title={shared("errorsTitle")} errors={form.errors} attempt={form.attempt} />
      <SelectField
        name="questionType"
        label={t("type")}
        requiredText={t("required")}
        value={values.questionType}
        error={form.errorAt("questionType")}
        options={[{ value: "", label: t("choose") }, ...types]}
        onChange={({ target }) => change({ questionType: target.value })}
      />
      <TextField
        name="title"
        label={t("subject")}
        requiredText={t("required")}
        value={values.title}
        error={form.errorAt("title")}
        maxLength={titleLetters}
        onChange={({ target }) => change({ title: target.value })}
      />
      <TextareaField
        name="contents"
        label={t("contents")}
        requiredText={t("required")}
        hint={t("letters", { count: values.contents.length, most: wordsLetters })}
        value={values.contents}
        error={form.errorAt("contents")}
        rows={9}
        maxLength={wordsLetters}
        onChange={({ target }) => change({ contents: target.value })}
      />
      <InquiryFiles form={form} savedFiles={savedFiles} place={place} />
      <RadioField
        name="replyBy"
        label={t("replyBy")}
        value={values.replyBy}
        options={replyWays.map((value) => ({ value, label: t(`ways.${value}`) }))}
        onChange={({ target }) => change({ replyBy: target.value })}
      />
      <div className="flex flex-wrap gap-3 border-t border-pine-800 pt-6">
        <Button type="submit" size="large" isBusy={form.isBusy} busyText={t("sending")}>
          {vocIdx === null ? t("send") : common("save")}
        </Button>
        <Button
          variant="outline"
          size="large"
          onClick={() => {
            change(saved);
            forget();
            onGiveUp();
          }}
        >
          {common("cancel")}
        </Button>
      </div>
    </form>
  );
}
