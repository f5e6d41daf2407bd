import { useRouter } from "next/navigation";
import { localePath } from "@/lib/web/routing/locale";
import type { MyPlace } from "./place";

/** Addresses of this site as links have them, and the move to one. */
export function useMyWay({ language, defaultLanguage }: Pick<MyPlace, "language" | "defaultLanguage">) {
  const router = useRouter();
  const link = (path: string) => localePath(path, language, defaultLanguage);
  return { link, go: (path: string) => router.push(link(path)) };
}
