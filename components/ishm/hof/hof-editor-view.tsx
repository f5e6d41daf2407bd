"use client";

import { useTranslations } from "next-intl";
import { type ReactNode, useMemo } from "react";
import { DateField } from "@/components/form/date-field";
import { SelectField } from "@/components/form/select-field";
import { TextField } from "@/components/form/text-field";
import type { HofDetail } from "@/lib/contract/boards/hof";
import { BoardEditor } from "../board/form/board-editor";
import { BoardForm } from "../board/form/board-form";
import { BoardWords } from "../board/form/text-fields";
import { useBoardForm } from "../board/form/use-board-form";
import { useCodeOptions } from "../board/form/use-code-options";
import { Panel } from "../frame/panel";
import { MemberField } from "../people/member-field";
import { useUnmask } from "../people/use-unmask";
import { CertificatePanel } from "./certificate-panel";
import { ConsentPanel } from "./consent-panel";
import { type HofBoard, hofBoardOf } from "./hof";
import type { HofFormProps } from "./hof-draft";

/** One entry, or a new one (`hofIdx` null). Its names are masked until somebody says why they must be seen. */
export function HofEditorView({ hofIdx }: { hofIdx: number | null }) {
  const t = useTranslations("ishm.hof");
  const { unmaskReason, control } = useUnmask(hofIdx ?? "new");
  const board = useMemo(() => hofBoardOf(unmaskReason), [unmaskReason]);
  return (
    <BoardEditor
      board={board}
      idx={hofIdx}
      titles={{ new: t("new"), edit: t("edit") }}
      crumbs={[{ label: t("title"), href: board.menu.path }]}
    >
      {(record, canSave) => <HofForm board={board} record={record} canSave={canSave} unmask={control} />}
    </BoardEditor>
  );
}

type Props = { board: HofBoard; record: HofDetail | null; canSave: boolean; unmask: ReactNode };

/** An entry: what was done, by whom, with whose consent, and its certificate. */
function HofForm({ board, record, canSave, unmask }: Props) {
  const t = useTranslations("ishm.hof.form");
  const form = useBoardForm({
    board,
    record,
    canSave,
    sentenceOf({ field, reason }) {
      if (field === "type") return t("typeNeeded");
      if (field === "courseCode") return t("courseNeeded");
      if (field === "memberName" && reason === "required") return t("nameNeeded");
      if (field === "consentHow") return t("consentHowNeeded");
      return field === "consentOn" ? t("consentOnNeeded") : null;
    },
  });
  const clubUsed = { label: t("clubUsed"), hint: t("clubUsedHint"), maxLength: 30 };
  return (
    <BoardForm
      form={form}
      texts={(panel) => <BoardWords of={panel} name="clubUsed" {...clubUsed} />}
      below={
        <>
          <FeatPanel form={form} />
          <NamesPanel form={form} unmask={unmask} />
          <CertificatePanel form={form} />
        </>
      }
      settings={<ConsentPanel form={form} />}
    />
  );
}

/** The achievement, its place and its day. */
function FeatPanel({ form }: HofFormProps) {
  const t = useTranslations("ishm.hof.form");
  const { type, courseCode } = form.draft;
  const types = useCodeOptions("hofTypes", type);
  const courses = useCodeOptions("courses", courseCode);
  const toChoose = (value: string) => (value === "" ? t("choose") : undefined);
  const number = (name: "holeNo" | "par" | "distance" | "score", maxLength: number) => (
    <TextField label={t(name)} maxLength={maxLength} inputMode="numeric" {...form.text(name)} />
  );
  return (
    <Panel title={t("feat")}>
      <div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
        <SelectField
          label={t("type")}
          placeholder={toChoose(type)}
          options={types}
          {...form.choice("type")}
        />
        <DateField label={t("playDate")} {...form.text("playDate")} />
        <SelectField
          label={t("course")}
          placeholder={toChoose(courseCode)}
          options={courses}
          {...form.choice("courseCode")}
        />
        {number("holeNo", 1)}
        {number("par", 1)}
        {number("distance", 3)}
        {number("score", 3)}
        <TextField label={t("ball")} maxLength={30} {...form.text("ballBrand")} />
        <TextField label={t("certNo")} maxLength={20} {...form.text("certNo")} />
      </div>
    </Panel>
  );
}

/** Who it was and who saw it. Masked names can be neither read nor changed until there is a reason. */
function NamesPanel({ form, unmask }: HofFormProps & { unmask: ReactNode }) {
  const t = useTranslations("ishm.hof.form");
  const { draft, saved, isDirty, canSave } = form;
  const readOnly = !canSave || draft.isMasked;
  const name = (field: "memberName" | "companions" | "caddieName", maxLength: number, hint?: string) => (
    <TextField label={t(field)} hint={hint} maxLength={maxLength} {...form.text(field)} readOnly={readOnly} />
  );
  return (
    <Panel title={t("names")}>
      {name("memberName", 40)}
      {canSave ? (
        <MemberField
          id="memberIdx"
          label={t("member")}
          hint={t("memberHint")}
          value={draft.member}
          error={form.errorOf("memberIdx")}
          onChange={(member) => form.set("member", member)}
        />
      ) : null}
      {name("companions", 300, t("companionsHint"))}
      {name("caddieName", 40)}
      <p className="text-ink-2">{t("namesHint")}</p>
      {saved === null ? null : isDirty ? <p className="text-ink-2">{t("saveFirst")}</p> : <div>{unmask}</div>}
    </Panel>
  );
}
