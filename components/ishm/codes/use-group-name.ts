import { useTranslations } from "next-intl";

/** What a group of codes is called; one that this screen does not know is called by its id. */
export function useGroupName(): (groupId: string) => string {
  const t = useTranslations("ishm.codes");
  return (groupId) => {
    const key = `names.${groupId}` as "names.courses";
    return t.has(key) ? t(key) : groupId;
  };
}
