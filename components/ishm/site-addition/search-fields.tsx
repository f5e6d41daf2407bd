"use client";

import { useTranslations } from "next-intl";
import { TextField } from "@/components/form/text-field";
import { type Engine, verificationCode } from "@/lib/web/office/verification-code";
import { officePaths } from "@/lib/web/routing/office-paths";
import { OfficeLink } from "../frame/office-link";
import { Panel } from "../frame/panel";
import type { useSiteAdditionForm } from "./use-site-addition-form";

type Props = { form: ReturnType<typeof useSiteAdditionForm>; isReadOnly: boolean };

const engines: readonly {
  engine: Engine;
  field: "naverVerification" | "googleVerification";
  guide: string;
}[] = [
  { engine: "naver", field: "naverVerification", guide: officePaths.naverGuide() },
  { engine: "google", field: "googleVerification", guide: officePaths.googleGuide() },
];

/** The codes by which search engines know that the site is the club's; a whole pasted tag gives its code. */
export function SearchFields({ form, isReadOnly }: Props) {
  const t = useTranslations("ishm.siteAddition");
  const { draft, change, errorOf } = form;
  return (
    <Panel title={t("panels.search")}>
      <div className="grid items-start gap-4 min-[43.75rem]:grid-cols-2">
        {engines.map(({ engine, field, guide }) => (
          <div key={field}>
            <TextField
              name={field}
              label={t(field)}
              hint={t("verificationHint")}
              value={draft[field]}
              autoComplete="off"
              spellCheck={false}
              readOnly={isReadOnly}
              error={errorOf(field)}
              onChange={(event) => change({ [field]: verificationCode(event.target.value, engine) })}
            />
            <OfficeLink href={guide} className="link mt-1.5 inline-flex min-h-6 items-center">
              {t(`guides.${engine}`)}
            </OfficeLink>
          </div>
        ))}
      </div>
      <TextField
        {...form.text("gaId")}
        label={t("measuring")}
        hint={t("measuringHint")}
        placeholder="G-XXXXXXXXXX"
        maxLength={100}
        autoComplete="off"
        spellCheck={false}
        fieldClassName="min-[43.75rem]:max-w-[calc(50%-0.5rem)]"
      />
    </Panel>
  );
}
