"use client";

import { useTranslations } from "next-intl";
import { useEffect, useState } from "react";
import { TextField } from "@/components/form/text-field";

type Props = {
  id: string;
  label: string;
  value: string;
  isReadOnly: boolean;
  error: string | undefined;
  onChange: (link: string) => void;
};

const pauseMs = 600;
const missing = 404;

/** A page of this site or an https address; one of this site that leads nowhere is reported while it is typed. */
export function LinkField({ id, label, value, isReadOnly, error, onChange }: Props) {
  const t = useTranslations("ishm.board.link");
  const isNowhere = useIsNowhere(value);
  return (
    <TextField
      id={id}
      label={label}
      hint={isNowhere ? <span className="text-warn">{t("nowhere")}</span> : t("hint")}
      value={value}
      maxLength={300}
      inputMode="url"
      readOnly={isReadOnly}
      error={error}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}

/** Asks the site itself, which knows every address: menus may have been given other ones. */
function useIsNowhere(link: string): boolean {
  const [nowhere, setNowhere] = useState<string | null>(null);
  const path = /^\/(?![/\\])/.test(link) ? link.replace(/#.*$/, "") : null;
  useEffect(() => {
    if (path === null) return;
    const ending = new AbortController();
    const ask = async () => {
      const answer = await fetch(path, { method: "HEAD", signal: ending.signal }).catch(() => null);
      setNowhere(answer?.status === missing ? path : null);
    };
    const timer = setTimeout(() => void ask(), pauseMs);
    return () => {
      clearTimeout(timer);
      ending.abort();
    };
  }, [path]);
  return path !== null && nowhere === path;
}
