"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { LazyPart } from "@/components/feedback/lazy-part";
import { FormOpener } from "@/components/member/shared/form/form-opener";
import type { PageContext } from "@/components/member/shared/page-context";
import type { DelegateLimits } from "./invite-form";

const loadLink = () => import("./invite-link").then(({ InviteLink }) => InviteLink);
/** With what shows the link: it is shown once, and must not miss its code then. */
const loadForm = async () => (await Promise.all([import("./invite-form"), loadLink()]))[0].InviteForm;

type Props = {
  memberIdx: number;
  limits: DelegateLimits;
  context: PageContext;
  onMade: () => Promise<unknown>;
};

/** The way to name somebody: what for, how often, until when, and the link that comes of it. */
export function InvitePart({ memberIdx, limits, context, onMade }: Props) {
  const t = useTranslations("account.delegates.invite");
  const [token, setToken] = useState<string | null>(null);
  const made = async (secret: string) => {
    setToken(secret);
    await onMade();
  };
  return (
    <div className="mt-6">
      {token ? <LazyPart key={token} load={loadLink} props={{ token, context }} /> : null}
      <FormOpener word={t("open")} load={loadForm} props={{ memberIdx, limits, context, onMade: made }} />
    </div>
  );
}
