import { useRouter } from "next/navigation";
import { localePath } from "@/lib/web/routing/locale";
import type { PageLanguage } from "../page-context";

/** Addresses of this site in the page's language, and the moves to one. */
export function usePageLinks({ language, defaultLanguage }: PageLanguage) {
  const router = useRouter();
  const link = (path: string) => localePath(path, language, defaultLanguage);
  return {
    link,
    go: (path: string) => router.push(link(path)),
    replace: (path: string) => router.replace(link(path)),
  };
}
