import { useEffect, useState } from "react";

/** Addresses under which the browser shows chosen files before they are sent, by the files' places. */
export function useFileUrls<Place extends string>(
  files: Partial<Record<Place, File>>,
): Partial<Record<Place, string>> {
  const [urls, setUrls] = useState<Partial<Record<Place, string>>>({});
  useEffect(() => {
    const made = Object.entries<File | undefined>(files).flatMap(([place, file]) =>
      file ? [[place, URL.createObjectURL(file)] as const] : [],
    );
    setUrls(Object.fromEntries(made) as Partial<Record<Place, string>>);
    return () => {
      for (const [, url] of made) URL.revokeObjectURL(url);
    };
  }, [files]);
  return urls;
}
