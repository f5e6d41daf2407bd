"use client";

import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { LazyPart } from "@/components/feedback/lazy-part";
import { ActingName } from "./acting-name";
import { useActingFor } from "./use-acting";

type Acting = NonNullable<ReturnType<typeof useActingFor>>;

const loadStrip = () => import("./strip").then(({ Strip }) => Strip);

/** In whose name everything on this page is done: above it all, in sight while one scrolls, in the title of the window. */
export function ActingStrip() {
  const acting = useActingFor();
  return acting ? <StripOf acting={acting} /> : null;
}

/** The same above a part of a page whose parts stand far apart: the strip and its part are one piece, while somebody acts. */
export function UnderStrip({ children }: { children: ReactNode }) {
  const acting = useActingFor();
  if (!acting) return children;
  return (
    <div>
      <StripOf acting={acting} />
      {children}
    </div>
  );
}

/** Few members act for another: the strip comes when one does. The name is there at once. */
function StripOf({ acting }: { acting: Acting }) {
  return <LazyPart load={loadStrip} props={acting} placeholder={<ActingName name={acting.name} />} />;
}

/** Stands in place of a page that is for the member alone. */
export function NotForDelegates(): ReactNode {
  const t = useTranslations("account.shared.acting");
  return <p className="text-reading text-ink-2">{t("notHere")}</p>;
}
