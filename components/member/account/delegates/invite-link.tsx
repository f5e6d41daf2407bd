"use client";

import { useTranslations } from "next-intl";
import { useEffect, useRef, useState } from "react";
import { TextField } from "@/components/form/text-field";
import type { PageContext } from "@/components/member/shared/page-context";
import { Button } from "@/components/ui/button";
import { Icon } from "@/components/ui/layout/icons";
import { localePath } from "@/lib/web/routing/locale";
import { memberPaths } from "@/lib/web/routing/member-paths";

type Props = { token: string; context: PageContext };

/** The link of an invitation that has just been made, shown this once. The secret is behind the `#`, which no server logs. */
export function InviteLink({ token, context }: Props) {
  const t = useTranslations("account.delegates.invite");
  const [said, setSaid] = useState("");
  const field = useRef<HTMLInputElement>(null);
  const path = localePath(memberPaths.delegate(), context.language, context.defaultLanguage);
  const address = `${new URL(path, window.location.origin).href}#${token}`;
  // It is read out with its hint, and is selected for whoever copies by the keyboard.
  useEffect(() => field.current?.focus(), []);
  const copy = () =>
    navigator.clipboard.writeText(address).then(
      () => setSaid(t("copied")),
      () => setSaid(t("notCopied")),
    );
  return (
    <div className="mb-6 border border-line bg-sheet p-5">
      <TextField
        ref={field}
        readOnly
        label={t("link")}
        hint={t("once")}
        value={address}
        onFocus={({ target }) => target.select()}
      />
      <Button variant="outline" className="mt-5" onClick={() => void copy()}>
        <Icon name="copy" />
        {t("copy")}
      </Button>
      <p role="status" className="mt-2 min-h-6 text-caption text-ok">
        {said}
      </p>
    </div>
  );
}
