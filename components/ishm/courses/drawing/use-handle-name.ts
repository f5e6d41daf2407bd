import { useTranslations } from "next-intl";
import type { Handle } from "@/lib/landscape/hole-maps";

/** The name of a handle: what it is, which one, and where it lies. */
export function useHandleName(): (handle: Handle) => string {
  const t = useTranslations("ishm.courses.handles");
  const place = ({ along, side }: Handle) => {
    const way = side === 0 ? "onLine" : side < 0 ? "left" : "right";
    return t(`place.${way}`, { along, side: Math.abs(side) });
  };
  return (handle) => {
    const { kind, part, number, along } = handle;
    const metres = Math.round(handle.metres ?? 0);
    if (kind === "tee" || kind === "fall") return t(kind);
    if (kind === "bend") return t("bend", { number, along });
    if (kind === "green") return t("green", { along });
    if (kind === "from" || kind === "to") return t(kind, { metres });
    if (kind === "width") return t("width", { number, metres, along });
    const name = part === "green" ? t("names.green") : t(`names.${part as "bunkers"}`, { number });
    if (kind === "middle") return t("middle", { name, place: place(handle) });
    return t(kind, { name, metres });
  };
}
