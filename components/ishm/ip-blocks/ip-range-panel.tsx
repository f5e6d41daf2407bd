"use client";

import { useTranslations } from "next-intl";
import { RadioField } from "@/components/form/radio-field";
import { TextField } from "@/components/form/text-field";
import { Panel } from "../frame/panel";
import { type IpBlockDraft, rangeKinds } from "./ip-block-draft";
import { RangePreview } from "./range-preview";

export type IpFieldsProps = {
  draft: IpBlockDraft;
  onChange: (part: Partial<IpBlockDraft>) => void;
  errorOf: (field: string) => string | undefined;
  isReadOnly: boolean;
};

/** The addresses of an entry, with what they come to. */
export function IpRangePanel(props: IpFieldsProps & { ownAddress: string | null }) {
  const { draft, onChange, errorOf, isReadOnly, ownAddress } = props;
  const t = useTranslations("ishm.ipBlocks");
  const address = (name: "ipFrom" | "ipTo", label: string, hint?: string) => (
    <TextField
      name={name}
      label={label}
      hint={hint}
      value={draft[name]}
      maxLength={64}
      autoComplete="off"
      spellCheck={false}
      readOnly={isReadOnly}
      error={errorOf(name)}
      onChange={(event) => onChange({ [name]: event.target.value })}
    />
  );
  return (
    <Panel title={t("fields.range")}>
      <RadioField
        name="kind"
        label={t("fields.kind")}
        options={rangeKinds.map((kind) => ({ value: kind, label: t(`kinds.${kind}`) }))}
        value={draft.kind}
        disabled={isReadOnly}
        onChange={(event) => {
          const kind = rangeKinds.find((one) => one === event.target.value);
          if (kind) onChange({ kind });
        }}
      />
      <div className="grid items-start gap-4 min-[700px]:grid-cols-2">
        {address("ipFrom", t(`ipFrom.${draft.kind}`), t(`hints.${draft.kind}`))}
        {draft.kind === "range" ? address("ipTo", t("fields.ipTo")) : null}
      </div>
      <RangePreview draft={draft} ownAddress={ownAddress} />
    </Panel>
  );
}
