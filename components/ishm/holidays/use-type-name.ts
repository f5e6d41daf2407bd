import { useTranslations } from "next-intl";

/** What a kind of day is called. */
export function useTypeName(): (holidayType: string) => string {
  const t = useTranslations("ishm.holidays");
  return (holidayType) => {
    const key = `types.${holidayType}` as "types.51";
    return t.has(key) ? t(key) : holidayType;
  };
}
