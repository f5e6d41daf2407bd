import { useTranslations } from "next-intl";

/** Who acted, in words: an admin's id, a member's number, a job or a visitor. */
export function useActorName(): (actor: string) => string {
  const t = useTranslations("ishm.audit.actors");
  return (actor) => {
    const [kind, name] = actor.split(":", 2);
    if (kind === "member" && name) return t("member", { number: name });
    if (kind === "job" && name) return t("job", { name });
    return actor === "visitor" ? t("visitor") : actor;
  };
}
