import { pathWithoutLocale } from "@/lib/web/routing/locale";
import { paths } from "@/lib/web/routing/paths";
import { pathHistory } from "./addresses";
import { page } from "./page";

/** Home when there is no previous page or it is the close page (seed §2), in any language. */
export function leadsHome(previous: string | null): boolean {
  if (previous === null) return true;
  const [path = ""] = previous.split("?", 1);
  return pathWithoutLocale(path) === paths.closePage();
}

/** Goes back, or home when there is no page to go back to; `home` is the home page in the visitor's language. */
export function goBack(home: string = paths.home()): void {
  if (leadsHome(pathHistory.previous())) page.open(home);
  else page.back();
}
