import { useTranslations } from "next-intl";
import { useEffect, useState } from "react";
import { isLoginId } from "@/lib/shared/fields";
import { useCall } from "@/lib/web/api/use-call";

const typingMs = 300;

/** What is known of an id while it is typed: a sentence, and whether it stands against it. */
export type IdCheck = { sentence: string; isBad: boolean } | null;

/** Asks, when typing pauses, whether an id can still be given. Before it has the form of one only the rule is said. */
export function useIdCheck(id: string): IdCheck {
  const t = useTranslations("ishm.admins.idCheck");
  const [asked, setAsked] = useState("");
  useEffect(() => {
    const waiting = setTimeout(() => setAsked(id), typingMs);
    return () => clearTimeout(waiting);
  }, [id]);
  const { data } = useCall(
    isLoginId(asked) ? "GET /admin/check-id/{id}" : null,
    { params: { id: asked } },
    { handled: true },
  );
  if (id === "" || id !== asked) return null;
  if (!isLoginId(id)) return { sentence: t("format"), isBad: true };
  if (!data) return null;
  return data.available
    ? { sentence: t("free", { id }), isBad: false }
    : { sentence: t("taken", { id }), isBad: true };
}
