import { type BookingContext, pageContext } from "@/components/member/shared/page-context";
import type { Language } from "@/lib/shared/languages";
import { menuByCode, reservationMenuCode } from "@/lib/web/menus";
import type { Club } from "@/lib/web/queries/club";

const wayIds = ["waiting", "draw", "team"] as const;

/** The context of the page of reservations: the club's, and the further ways to a time that its menu shows. */
export function bookingContext(club: Club, language: Language): BookingContext {
  const sections = menuByCode(club.menus, reservationMenuCode)?.children ?? [];
  return {
    ...pageContext(club, language, "rsvPhoneNo"),
    ways: wayIds.flatMap((id) => {
      const menu = sections.find(({ seoSlug, isVisible }) => isVisible && seoSlug.endsWith(`#${id}`));
      return menu ? [{ id, name: menu.name }] : [];
    }),
  };
}
