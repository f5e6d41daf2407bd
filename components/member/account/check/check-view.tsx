"use client";

import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { useState, useSyncExternalStore } from "react";
import { MemberLink } from "@/components/member/layout/member-link";
import { Button } from "@/components/ui/button";
import { localePath } from "@/lib/web/routing/locale";
import { paths } from "@/lib/web/routing/paths";
import { MemberOnly } from "../member-only";
import type { AccountPlace } from "../place";
import { useEditPass } from "../use-edit-pass";
import { PasswordAsk } from "./password-ask";

type Props = { place: AccountPlace };

/** The password, before anything of the account may be changed (domain.md Y6). */
export function CheckView({ place }: Props) {
  return <MemberOnly>{(memberIdx) => <Check memberIdx={memberIdx} place={place} />}</MemberOnly>;
}

const never = () => () => {};

/** Where the password leads: one of two pages, named by the address and never by more than a word. */
function useWantedPart(): string {
  const search = useSyncExternalStore(
    never,
    () => window.location.search,
    () => "",
  );
  const isAdditional = new URLSearchParams(search).get("for") === "additional";
  return isAdditional ? paths.myInfo.additional() : paths.myInfo.edit();
}

function Check({ memberIdx, place }: Props & { memberIdx: number }) {
  const t = useTranslations("account.check");
  const shared = useTranslations("account.shared");
  const router = useRouter();
  const wanted = useWantedPart();
  const { ask, isBusy } = useEditPass(memberIdx, place.language);
  const [failure, setFailure] = useState<string | null>(null);
  const link = (path: string) => localePath(path, place.language, place.defaultLanguage);
  const send = async (password: string) => {
    setFailure(null);
    const refused = await ask(password);
    if (refused === null) router.replace(link(wanted));
    else if (refused !== undefined) setFailure(refused);
  };
  return (
    <>
      <PasswordAsk formId="check" failure={failure} onAsk={(password) => void send(password)} />
      <Button
        type="submit"
        form="check"
        size="large"
        isBusy={isBusy}
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
