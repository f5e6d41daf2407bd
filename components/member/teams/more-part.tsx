import { useTranslations } from "next-intl";
import { CheckboxField } from "@/components/form/checkbox-field";
import { TextareaField } from "@/components/form/textarea-field";
import { FormPart } from "./form-part";
import type { TeamForm } from "./place";
import { TeamFiles } from "./team-files";
import type { TeamFormState } from "./use-team-form";

const noteLetters = 1000;

type Props = { saved: TeamForm; form: TeamFormState };

/** What else the group wants, in words and files. */
export function MorePart({ saved, form }: Props) {
  const t = useTranslations("teams");
  const { draft, change } = form;
  return (
    <FormPart id="more" title={t("parts.more")}>
      {(["banquet", "awards"] as const).map((name) => (
        <CheckboxField
          key={name}
          name={name}
          label={t(`fields.${name}`)}
          checked={draft[name]}
          onChange={(event) => change({ [name]: event.target.checked })}
        />
      ))}
      <TextareaField
        name="note"
        label={t("fields.note")}
        value={draft.note}
        rows={4}
        maxLength={noteLetters}
        fieldClassName="min-[700px]:col-span-2"
        onChange={(event) => change({ note: event.target.value })}
      />
      <TeamFiles kept={saved.files} {...form} />
    </FormPart>
  );
}
