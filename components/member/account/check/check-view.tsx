"use client";

import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { useSyncExternalStore } from "react";
import { MemberLink } from "@/components/member/shared/layout/member-link";
import { Button } from "@/components/ui/button";
import { localePath } from "@/lib/web/routing/locale";
import { memberPaths } from "@/lib/web/routing/member-paths";
import { paths } from "@/lib/web/routing/paths";
import { MemberOnly } from "../../shared/layout/member-only";
import type { PageContext } from "../../shared/page-context";
import { PasswordAsk, usePasswordAsk } from "./password-ask";

type Props = { context: PageContext };

/** The password, before anything of the account may be changed (domain.md Y6). */
export function CheckView({ context }: Props) {
  return <MemberOnly>{(memberIdx) => <Check memberIdx={memberIdx} context={context} />}</MemberOnly>;
}

const never = () => () => {};

/** The page after the password: one of two, chosen by a keyword in the address. */
function useWantedPart(): string {
  const search = useSyncExternalStore(
    never,
    () => window.location.search,
    () => "",
  );
  const isAdditional = new URLSearchParams(search).get("for") === "additional";
  return isAdditional ? memberPaths.myInfo.additional() : memberPaths.myInfo.edit();
}

function Check({ memberIdx, context }: Props & { memberIdx: number }) {
  const t = useTranslations("account.check");
  const shared = useTranslations("account.shared");
  const router = useRouter();
  const wanted = useWantedPart();
  const link = (path: string) => localePath(path, context.language, context.defaultLanguage);
  const form = usePasswordAsk({
    memberIdx,
    language: context.language,
    onOpen: () => router.replace(link(wanted)),
  });
  return (
    <>
      <PasswordAsk formId="check" form={form} />
      <Button
        type="submit"
        form="check"
        size="large"
        isBusy={form.isBusy}
        busyText={shared("checking")}
        className="mt-6 w-full"
      >
        {t("submit")}
      </Button>
      <p className="mt-6 text-caption">
        <MemberLink href={link(paths.findPassword())} className="link inline-flex min-h-11 items-center">
          {t("forgotten")}
        </MemberLink>
      </p>
    </>
  );
}
