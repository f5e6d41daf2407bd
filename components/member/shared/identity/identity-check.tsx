"use client";

import { useTranslations } from "next-intl";
import { useEffect } from "react";
import { Button } from "@/components/ui/button";
import { Sign } from "@/components/ui/layout/signs";
import { openerPolicyOf } from "@/lib/web/cache/opener-policy";
import type { VerifiedIdentity } from "@/lib/web/identity/identity-window";
import { screenAt } from "@/lib/web/runtime/addresses";
import { createReloadGuard } from "@/lib/web/runtime/builds";
import { isAnyDirty } from "@/lib/web/runtime/dirty";
import { page } from "@/lib/web/runtime/page";
import { browserStorage } from "@/lib/web/runtime/storage";
import { type IdentityPurpose, type IdentityState, useIdentityCheck } from "./use-identity-check";

type Props = {
  purpose: IdentityPurpose;
  clubCode: string;
  onVerified: (person: VerifiedIdentity) => void;
  /** Said by the button instead of "verify with my phone". */
  label?: string;
};

/** The identity check in a window of its own: opens it, waits for it, and says what became of it. */
export function IdentityCheck({ purpose, clubCode, onVerified, label }: Props) {
  const t = useTranslations("identity");
  useOpenerDocument();
  const { state, start, cancel } = useIdentityCheck({ purpose, clubCode, onVerified });
  const isOut = state.kind === "waiting" || state.kind === "closed";
  const again = state.kind === "idle" ? null : t("again");
  return (
    <div data-slot="identity-check">
      <Button
        size="large"
        className="w-full"
        isBusy={state.kind === "opening"}
        busyText={t("opening")}
        variant={state.kind === "waiting" ? "outline" : "primary"}
        onClick={() => void start()}
      >
        {again ?? label ?? t("start")}
      </Button>
      <p role="status" className="mt-3 text-caption text-ink-2">
        {state.kind === "waiting" ? t("waiting") : state.kind === "opening" ? "" : t("hint")}
      </p>
      <div role="alert">
        <Problem state={state} />
      </div>
      {isOut || state.kind === "opening" ? (
        <Button variant="quiet" className="mt-1" onClick={cancel}>
          {t("cancel")}
        </Button>
      ) : null}
    </div>
  );
}

function Problem({ state }: { state: IdentityState }) {
  const t = useTranslations("identity");
  if (state.kind === "idle" || state.kind === "opening" || state.kind === "waiting") return null;
  return (
    <p className="mt-3 flex items-start gap-2 border-s-3 border-bad bg-bad-tint px-4 py-3 text-ink">
      <Sign name="warning" className="mt-1 text-bad" />
      <span>{state.kind === "failed" ? state.message : t(`problems.${state.kind}`)}</span>
    </p>
  );
}

/**
 * A page that opens the provider's window needs the headers of such a page. Who came by a link inside the site still
 * has the document of another one: it is loaded anew, unless something typed would be lost. A document that was loaded
 * at this very address has the headers that it gets: loading it again would change nothing.
 */
function useOpenerDocument(): void {
  useEffect(() => {
    const [entry] = performance.getEntriesByType?.("navigation") ?? [];
    if (!entry || isAnyDirty()) return;
    const loaded = new URL(entry.name, window.location.href).pathname;
    const here = window.location.pathname;
    if (loaded === here || openerPolicyOf(screenAt(loaded)) !== "same-origin") return;
    if (createReloadGuard(browserStorage("session")).claim(here)) page.reload();
  }, []);
}
