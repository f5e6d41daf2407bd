import { useTranslations } from "next-intl";
import { MemberLink } from "@/components/member/shared/layout/member-link";
import { Sign } from "@/components/ui/layout/signs";
import { unbroken } from "@/lib/shared/texts/text";
import { localePath } from "@/lib/web/routing/locale";
import { paths } from "@/lib/web/routing/paths";
import type { PageLanguage } from "../shared/page-context";

/** Why a person cannot join: already a member (1102), too young (1103), left a short while ago (1104). */
export type Refusal =
  | { kind: "member"; id: string }
  | { kind: "underAge" }
  | { kind: "rejoin"; from: string };
type Props = PageLanguage & { refusal: Refusal | null; phone: string };

/** Why a person cannot join, with what to do instead: sign in, find the password, call. */
export function RefusalNote({ refusal, phone, language, defaultLanguage }: Props) {
  const t = useTranslations("signup.refused");
  const to = (path: string) => localePath(path, language, defaultLanguage);
  return (
    <div role="alert">
      {refusal ? (
        <div className="mt-6 border-s-3 border-warn bg-warn-tint px-5 py-4">
          <p className="flex items-start gap-2 font-semibold">
            <Sign name="info" className="mt-1 text-warn" />
            {refusal.kind === "member" ? t("member", { id: refusal.id }) : null}
            {refusal.kind === "underAge" ? t("underAge", { phone: unbroken(phone) }) : null}
            {refusal.kind === "rejoin" ? t("rejoin", { date: refusal.from, phone: unbroken(phone) }) : null}
          </p>
          {refusal.kind === "member" ? (
            <p className="mt-1 flex flex-wrap gap-x-6">
              <MemberLink href={to(paths.login())} className="link inline-flex min-h-11 items-center">
                {t("signIn")}
              </MemberLink>
              <MemberLink href={to(paths.findPassword())} className="link inline-flex min-h-11 items-center">
                {t("findPassword")}
              </MemberLink>
            </p>
          ) : null}
        </div>
      ) : null}
    </div>
  );
}
