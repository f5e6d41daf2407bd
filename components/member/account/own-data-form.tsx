"use client";

import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { ErrorSummary } from "@/components/form/error-summary";
import { Button } from "@/components/ui/button";
import type { MemberInfo } from "@/lib/contract/accounts/members";
import type { SavedForm } from "../shared/form/use-saved-form";
import type { PageContext } from "../shared/page-context";
import { PasswordDialog } from "./check/password-dialog";

type Props = {
  form: Pick<SavedForm<object>, "ref" | "submit" | "errors" | "attempt" | "isRestored" | "isBusy">;
  /** Of `useSaveInfo`: whether the password has to be asked for. */
  saving: { isAsking: boolean; stopAsking: () => void };
  info: MemberInfo;
  context: PageContext;
  onGiveUp: () => void;
  className?: string;
  children: ReactNode;
};

/** A form of the own data: what is wrong, what was restored, the fields, its end, and the password when it is asked again. */
export function OwnDataForm({ form, saving, info, context, onGiveUp, className, children }: Props) {
  const t = useTranslations("account.shared");
  return (
    <>
      <form ref={form.ref} noValidate method="post" className={className} onSubmit={form.submit}>
        <ErrorSummary title={t("errorsTitle")} errors={form.errors} attempt={form.attempt} className="mb-8" />
        {form.isRestored ? (
          <p role="status" className="mb-8 border-s-4 border-info bg-info-tint px-4 py-3">
            {t("restored")}
          </p>
        ) : null}
        {children}
        <SaveBar isBusy={form.isBusy} onGiveUp={onGiveUp} />
      </form>
      {saving.isAsking ? (
        <PasswordDialog
          memberIdx={info.memberIdx}
          language={context.language}
          onOpen={() => {
            saving.stopAsking();
            void form.submit();
          }}
          onClose={saving.stopAsking}
        />
      ) : null}
    </>
  );
}

/** The end of a form: save, or leave everything as it was. */
function SaveBar({ isBusy, onGiveUp }: { isBusy: boolean; onGiveUp: () => void }) {
  const common = useTranslations("common");
  return (
    <div className="mt-12 flex flex-wrap gap-3 rule-top pt-6">
      <Button
        id="save"
        type="submit"
        size="large"
        isBusy={isBusy}
        busyText={common("saving")}
        className="grow min-[37.5rem]:grow-0"
      >
        {common("save")}
      </Button>
      <Button variant="outline" size="large" onClick={onGiveUp}>
        {common("cancel")}
      </Button>
    </div>
  );
}
