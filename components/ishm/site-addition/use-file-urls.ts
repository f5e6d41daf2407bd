import { useEffect, useState } from "react";
import type { LogoField } from "@/lib/contract/site-office";

type Files = Partial<Record<LogoField, File>>;

/** Addresses under which the browser shows chosen files before they are sent. */
export function useFileUrls(files: Files): Partial<Record<LogoField, string>> {
  const [urls, setUrls] = useState<Partial<Record<LogoField, string>>>({});
  useEffect(() => {
    const made = Object.entries(files).map(([field, file]) => [field, URL.createObjectURL(file)] as const);
    setUrls(Object.fromEntries(made));
    return () => {
      for (const [, url] of made) URL.revokeObjectURL(url);
    };
  }, [files]);
  return urls;
}
