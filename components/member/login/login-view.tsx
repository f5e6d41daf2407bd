"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { cn } from "@/components/ui/cn";
import type { ClubFormats } from "@/lib/shared/club-formats";
import type { Language } from "@/lib/shared/languages";
import { LoginForm } from "./login-form";
import { useWantedPage } from "./use-wanted-page";

type Props = {
  clubCode: string;
  phone: string;
  formats: ClubFormats;
  language: Language;
  defaultLanguage: Language;
};

/** Members and staff sign in at one place; who came for the back office finds the staff side open. */
export function LoginView(props: Props) {
  const t = useTranslations("login");
  const wanted = useWantedPage(props.language, props.defaultLanguage);
  const [chosen, choose] = useState<"member" | "admin" | null>(null);
  const side = chosen ?? (wanted.isOffice ? "admin" : "member");
  return (
    <div className="page-width grid flex-1 place-items-start pt-8 pb-24 min-[600px]:place-items-center min-[600px]:pt-0">
      <div className="w-full max-w-[27.5rem]">
        <h1 className="font-serif text-title">{t("title")}</h1>
        <p className="mt-3 text-ink-2">{side === "admin" ? t("adminLead") : t("lead")}</p>
        {wanted.hasExpired ? (
          <p role="status" className="mt-6 bg-warn-tint px-4 py-3 text-caption text-warn">
            {t("expiredNotice")}
          </p>
        ) : null}
        <fieldset className="mt-8 flex border-b border-line">
          <legend className="visually-hidden">{t("title")}</legend>
          {(["member", "admin"] as const).map((one) => (
            <label
              key={one}
              className={cn(
                "flex min-h-12 cursor-pointer items-center border-b-3 px-4 has-focus-visible:outline-3 has-focus-visible:outline-focus",
                side === one
                  ? "border-bark font-semibold"
                  : "border-transparent text-ink-2 hover:border-line-2",
              )}
            >
              <input
                type="radio"
                name="side"
                value={one}
                checked={side === one}
                onChange={() => choose(one)}
                className="visually-hidden"
              />
              {t(one)}
            </label>
          ))}
        </fieldset>
        <LoginForm key={side} {...props} isAdmin={side === "admin"} wantedPath={wanted.path} />
      </div>
    </div>
  );
}
