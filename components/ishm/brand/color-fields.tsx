"use client";

import { useTranslations } from "next-intl";
import { SwitchField } from "@/components/form/switch-field";
import { TextField } from "@/components/form/text-field";
import { colorWarnings } from "@/lib/shared/brand/brand";
import { paletteOf } from "@/lib/shared/brand/palette";
import { firstMain, writtenColor } from "./brand-draft";
import type { useBrandForm } from "./use-brand-form";

type Props = { form: ReturnType<typeof useBrandForm> };

/** The one or two colours of the club, and what it should know about them. */
export function ColorFields({ form }: Props) {
  const t = useTranslations("ishm.brand");
  const { draft, look } = form;
  const { main, accent } = look;
  const found = main === null ? null : paletteOf({ main, accent }).bark;
  return (
    <>
      <SwitchField label={t("hasColors")} hint={t("hasColorsHint")} {...form.toggle("hasColors")} />
      {draft.hasColors ? (
        <>
          <div className="grid grid-cols-1 gap-4 min-[35rem]:grid-cols-2">
            <ColorField form={form} name="main" picked={look.main ?? firstMain} hint={t("mainHint")} />
            <ColorField
              form={form}
              name="accent"
              picked={look.accent ?? found ?? firstMain}
              hint={
                draft.accent.trim() === "" && found ? t("accentFound", { color: found }) : t("accentHint")
              }
            />
          </div>
          <div role="status" className="flex flex-col gap-2 empty:hidden">
            {colorWarnings(look).map((warning) => (
              <p key={warning} className="bg-warn-tint px-4 py-2.5 text-warn">
                {t(`warnings.${warning}`)}
              </p>
            ))}
          </div>
        </>
      ) : null}
    </>
  );
}

type FieldProps = Props & { name: "main" | "accent"; picked: string; hint: string };

/** A colour to pick, and the same as text: whoever has a brand book pastes its code. */
function ColorField({ form, name, picked, hint }: FieldProps) {
  const t = useTranslations("ishm.brand");
  const typed = writtenColor(form.draft[name]);
  return (
    <div className="flex items-start gap-2">
      <input
        type="color"
        aria-label={t("pick", { name: t(name) })}
        value={/^#[0-9a-f]{6}$/.test(typed) ? typed : picked}
        disabled={!form.canSave}
        onChange={(event) => form.set(name, event.target.value)}
        className="mt-6.5 h-10 w-12 shrink-0 cursor-pointer rounded-control border border-border bg-field p-1"
      />
      <TextField
        {...form.text(name)}
        label={t(name)}
        hint={hint}
        maxLength={9}
        autoComplete="off"
        spellCheck={false}
        placeholder={name === "accent" ? picked : "#1b3d30"}
        fieldClassName="min-w-0 flex-1"
      />
    </div>
  );
}
