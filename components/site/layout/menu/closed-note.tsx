import { getTranslations } from "next-intl/server";
import { paths } from "@/lib/web/routing/paths";
import { SiteLink } from "../site-link";
import { MemberReturn } from "./member-return";

type Props = { name: string; path: string; lock: "sign-in" | "forbidden" };

/** Stands in the place of what is for who signed in, or for others than who is. */
export async function ClosedNote({ name, path, lock }: Props) {
  const t = await getTranslations("menuClosed");
  return (
    <div className="max-w-120 border-t-3 border-pine-800 bg-sheet p-8 mt-10">
      <p className="text-lead text-ink-2">{t(lock === "sign-in" ? "signInLead" : "forbidden", { name })}</p>
      {lock === "sign-in" ? (
        <>
          <SiteLink href={paths.login(path)} className="mt-6 inline-block font-semibold underline">
            {t("signIn")}
          </SiteLink>
          <MemberReturn />
        </>
      ) : null}
    </div>
  );
}
