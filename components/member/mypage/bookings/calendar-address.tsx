"use client";

import { useTranslations } from "next-intl";
import { useEffect, useRef, useState } from "react";
import { TextField } from "@/components/form/text-field";
import { Button, ButtonLink } from "@/components/ui/button";
import { Icon } from "@/components/ui/layout/icons";
import { memberPaths } from "@/lib/web/routing/member-paths";

type Props = { token: string };

/** A private address that has just been made: it is shown this once, to be opened or copied. */
export function CalendarAddress({ token }: Props) {
  const t = useTranslations("mypage.bookings.calendar");
  const [said, setSaid] = useState("");
  const field = useRef<HTMLInputElement>(null);
  const address = new URL(memberPaths.my.calendar(token), window.location.origin).href;
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
        label={t("address")}
        hint={t("once")}
        value={address}
        onFocus={({ target }) => target.select()}
      />
      <div className="mt-5 flex flex-wrap gap-3">
        <ButtonLink href={address.replace(/^https?:/, "webcal:")}>
          <Icon name="calendar" />
          {t("subscribe")}
        </ButtonLink>
        <Button variant="outline" onClick={() => void copy()}>
          <Icon name="copy" />
          {t("copy")}
        </Button>
      </div>
      <p role="status" className="mt-2 min-h-6 text-caption text-ok">
        {said}
      </p>
    </div>
  );
}
