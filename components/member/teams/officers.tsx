import { useTranslations } from "next-intl";
import { TextField } from "@/components/form/text-field";
import type { TeamDraft } from "@/lib/web/teams/draft";
import { FormPart } from "./form-part";

type Props = {
  draft: TeamDraft;
  change(part: Partial<TeamDraft>): void;
  errorOf(fieldId: string): string | undefined;
};

const fields = [
  ["presidentName", "text", 40],
  ["presidentPhone", "tel", 19],
  ["managerName", "text", 40],
  ["managerPhone", "tel", 19],
  ["managerEmail", "email", 100],
] as const;

/** Who speaks for the group. */
export function Officers({ draft, change, errorOf }: Props) {
  const t = useTranslations("teams");
  return (
    <FormPart id="officers" title={t("parts.officers")}>
      {fields.map(([name, type, maxLength]) => (
        <TextField
          key={name}
          name={name}
          type={type}
          maxLength={maxLength}
          label={t(`fields.${name}`)}
          value={draft[name]}
          autoComplete="off"
          error={errorOf(name)}
          onChange={(event) => change({ [name]: event.target.value })}
        />
      ))}
    </FormPart>
  );
}
