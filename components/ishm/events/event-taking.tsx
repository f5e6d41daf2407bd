"use client";

import { useTranslations } from "next-intl";
import { CodeChecks } from "../board/form/code-checks";
import { LinkField } from "../board/form/link-field";
import { useCodeOptions } from "../board/form/use-code-options";
import { Panel } from "../frame/panel";
import type { EventFormProps } from "./event-publishing";

/** Whom an event is for, and the page on which one takes part. */
export function EventTaking({ form, errorOf }: EventFormProps) {
  const t = useTranslations("ishm.event.form");
  const options = useCodeOptions("memberTypes");
  const { draft, canSave, change } = form;
  return (
    <Panel title={t("taking")}>
      <CodeChecks
        id="memberTypes"
        label={t("memberTypes")}
        hint={draft.memberTypes.length === 0 ? t("everyone") : undefined}
        options={options}
        chosen={draft.memberTypes}
        isReadOnly={!canSave}
        error={errorOf("memberTypes")}
        onChange={(memberTypes) => change({ memberTypes })}
      />
      <LinkField
        id="link"
        label={t("link")}
        value={draft.link}
        isReadOnly={!canSave}
        error={errorOf("link")}
        onChange={(link) => change({ link })}
      />
    </Panel>
  );
}
