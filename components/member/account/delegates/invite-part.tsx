"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { LazyPart } from "@/components/feedback/lazy-part";
import { Loading } from "@/components/member/shared/layout/loading";
import type { PageContext } from "@/components/member/shared/page-context";
import { Button } from "@/components/ui/button";
import type { DelegateLimits } from "./invite-form";
import { InviteLink } from "./invite-link";

const loadForm = () => import("./invite-form").then(({ InviteForm }) => InviteForm);

type Props = {
  memberIdx: number;
  limits: DelegateLimits;
  context: PageContext;
  onMade: () => Promise<unknown>;
};

/** The way to name somebody: what for, how often, until when, and the link that comes of it. */
export function InvitePart({ memberIdx, limits, context, onMade }: Props) {
  const t = useTranslations("account.delegates.invite");
  const [isOpen, setOpen] = useState(false);
  const [token, setToken] = useState<string | null>(null);
  const made = async (secret: string) => {
    setToken(secret);
    setOpen(false);
    await onMade();
  };
  return (
    <div className="mt-6">
      {token ? <InviteLink token={token} context={context} /> : null}
      {isOpen ? (
        <LazyPart
          load={loadForm}
          props={{ memberIdx, limits, context, onMade: made }}
          placeholder={<Loading />}
        />
      ) : (
        <Button variant="outline" onClick={() => setOpen(true)}>
          {t("open")}
        </Button>
      )}
    </div>
  );
}
