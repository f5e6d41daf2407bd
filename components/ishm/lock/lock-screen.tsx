"use client";

import { useTranslations } from "next-intl";
import { useEffect, useRef } from "react";
import { useForm } from "react-hook-form";
import { useSession } from "@/components/feedback/session-provider";
import { PasswordField } from "@/components/form/password-field";
import { Button } from "@/components/ui/button";
import { LogoMark } from "@/components/ui/layout/logo-mark";
import { withGap } from "@/lib/shared/texts/sentences";
import { followUnlock, unlockSession } from "@/lib/web/api/session-lock";
import { paths } from "@/lib/web/routing/paths";
import { loginFrom } from "@/lib/web/runtime/addresses";
import { failureSentence } from "@/lib/web/runtime/failure-sentence";
import { page } from "@/lib/web/runtime/page";
import { tabs } from "@/lib/web/runtime/session/tabs";
import type { SessionUser } from "@/lib/web/session/options";
import { useOffice } from "../frame/root/office-context";

/** The locked office: over everything else, and only the same admin's password opens it. */
export function LockScreen() {
  const t = useTranslations("ishm.lock");
  const { session } = useSession();
  const { clubName } = useOffice();
  const dialog = useRef<HTMLDialogElement>(null);
  const user = session?.signedIn ? session.user : null;
  useCover(dialog);
  useLockedTitle(`${t("title")} · ${clubName}`);
  useUnlockElsewhere(user);
  return (
    <dialog
      ref={dialog}
      aria-labelledby="lock-title"
      onCancel={(event) => event.preventDefault()}
      // A second Esc closes in Chromium whatever the page says.
      onClose={() => dialog.current?.showModal()}
      className="m-0 h-dvh max-h-none w-full max-w-none bg-side p-4 text-ink"
    >
      <div className="grid min-h-full place-items-center">
        <div className="w-full max-w-md rounded-panel bg-sheet px-6 py-8 shadow-dialog sm:px-9">
          <p className="mb-5 flex items-center gap-2.5 text-ink-2">
            <LogoMark size={26} />
            <span className="club-name truncate">{clubName}</span>
          </p>
          <h2 id="lock-title" className="font-display text-dialog text-heading">
            {t("title")}
          </h2>
          <p className="mt-2 text-ink-2">{t("lead")}</p>
          {user && session?.signedIn ? <UnlockForm user={user} chk={session.chk} /> : null}
        </div>
      </div>
    </dialog>
  );
}

function useCover(dialog: React.RefObject<HTMLDialogElement | null>): void {
  useEffect(() => {
    const opener = document.activeElement;
    dialog.current?.showModal();
    return () => {
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus();
    };
  }, [dialog]);
}

/** The window's name tells nothing of the screen behind. */
function useLockedTitle(title: string): void {
  useEffect(() => {
    const before = document.title;
    document.title = title;
    return () => {
      document.title = before;
    };
  }, [title]);
}

/** Unlocked in another tab: by the same admin all goes on here too, for anybody else this tab begins anew. */
function useUnlockElsewhere(user: SessionUser | null): void {
  useEffect(() => {
    if (!user) return;
    return tabs.listen(async (news) => {
      if (news.kind !== "signed-in") return;
      if ((await followUnlock(user)) === false) page.open(paths.officeHome());
    });
  }, [user]);
}

const fieldName = "lock-password";

/** The way back in for who works here, and the way out for anybody else. */
function UnlockForm({ user, chk }: { user: SessionUser; chk: boolean }) {
  const t = useTranslations("ishm.lock");
  const { language } = useOffice();
  const form = useForm({ defaultValues: { [fieldName]: "" } });
  const { errors, isSubmitting, isSubmitSuccessful } = form.formState;
  const unlock = form.handleSubmit(async ({ [fieldName]: password = "" }) => {
    const failure = await unlockSession(user, password, chk);
    if (failure) form.setError(fieldName, { message: await failureSentence(failure, language) });
  });
  return (
    <form
      noValidate
      method="post"
      className="mt-6 flex flex-col gap-5"
      onSubmit={(event) => void unlock(event)}
    >
      <p>
        <span className="block font-semibold">{user.name}</span>
        <span className="block text-chip text-ink-3">{user.id}</span>
      </p>
      <input type="text" name="username" autoComplete="username" value={user.id} readOnly hidden />
      <PasswordField
        {...form.register(fieldName, { required: t("passwordNeeded") })}
        label={t("password")}
        error={errors[fieldName]?.message}
        showLabel={t("showPassword")}
        hideLabel={t("hidePassword")}
        maxLength={128}
        autoFocus
      />
      <Button type="submit" isBusy={isSubmitting || isSubmitSuccessful} busyText={t("unlocking")}>
        {t("unlock")}
      </Button>
      <p className="text-caption text-ink-2">
        {withGap(t("otherHint"))}
        <button
          type="button"
          className="link"
          onClick={() => page.open(loginFrom(paths.officeHome(), page.language()))}
        >
          {t("other")}
        </button>
      </p>
    </form>
  );
}
