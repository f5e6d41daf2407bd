"use client";

import { clsx } from "clsx";
import { useTranslations } from "next-intl";
import { useEffect, useRef, useState } from "react";
import { MemberLink } from "@/components/member/shared/layout/member-link";
import type { Language } from "@/lib/shared/languages";
import type { ClubFormats } from "@/lib/shared/money/club-formats";
import { localePath } from "@/lib/web/routing/locale";
import { paths } from "@/lib/web/routing/paths";
import { LoginForm } from "./login-form";

type Props = {
  clubCode: string;
  formats: ClubFormats;
  language: Language;
  defaultLanguage: Language;
  isOffice: boolean;
  wantedPath: string;
  onSignedIn(): void;
};

/** Members and staff sign in at one place; who came for the back office finds the staff side open. */
export function LoginSides({ isOffice, ...props }: Props) {
  const t = useTranslations("login");
  const [chosen, choose] = useState<"member" | "admin" | null>(null);
  // Grows with each choice, which begins the form anew. The side of the wanted page is known late, and takes nothing typed away.
  const [choices, setChoices] = useState(0);
  const side = chosen ?? (isOffice ? "admin" : "member");
  const sides = useRef<HTMLFieldSetElement>(null);
  // A side that was chosen before the script ran.
  useEffect(() => {
    if (sides.current?.querySelector("input[value=admin]:checked")) choose((now) => now ?? "admin");
  }, []);
  return (
    <>
      <fieldset ref={sides} className="flex flex-wrap border-b border-line">
        <legend className="visually-hidden">{t("title")}</legend>
        {(["member", "admin"] as const).map((one) => (
          <label
            key={one}
            className={clsx(
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
              onChange={() => {
                choose(one);
                setChoices((count) => count + 1);
              }}
              className="visually-hidden"
            />
            {t(one)}
          </label>
        ))}
      </fieldset>
      <LoginForm key={choices} {...props} isAdmin={side === "admin"} />
      {side === "member" ? <LoginLinks {...props} /> : null}
    </>
  );
}

type LoginLinksProps = { language: Language; defaultLanguage: Language };

/** Links for visitors who cannot sign in. */
function LoginLinks({ language, defaultLanguage }: LoginLinksProps) {
  const t = useTranslations("login");
  const links = [
    ["findId", paths.findId()],
    ["findPassword", paths.findPassword()],
    ["signUp", paths.signUp.start()],
  ] as const;
  return (
    <nav aria-label={t("help")} className="mt-8 flex flex-wrap gap-x-6 border-t border-line pt-4">
      {links.map(([name, path]) => (
        <MemberLink
          key={name}
          href={localePath(path, language, defaultLanguage)}
          className="link inline-flex min-h-11 items-center"
        >
          {t(name)}
        </MemberLink>
      ))}
    </nav>
  );
}
