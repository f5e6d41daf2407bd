import { EventView } from "@/components/site/community/event-view";
import type { EventDetail } from "@/lib/contract/boards/events";
import { boardMenuCodes } from "@/lib/web/menus";
import { getEvent } from "@/lib/web/queries/boards";
import { getEventOffer } from "@/lib/web/queries/event-offer";
import type { EventOffer } from "@/lib/web/reservation/event-offer";
import { paths } from "@/lib/web/routing/paths";
import { eventNode } from "@/lib/web/seo/structured-data/posts";
import { postScreen } from "../../post-screen";

export function generateStaticParams() {
  return [];
}

/** An event with what its own days have. */
type EventPost = EventDetail & { offer: EventOffer | null };

const screen = postScreen<EventPost>({
  menuCode: boardMenuCodes.event,
  pathOf: paths.event,
  read: async (language, eventIdx) => {
    const event = await getEvent(language, eventIdx);
    return event && { ...event, offer: await getEventOffer(language, event) };
  },
  view: (frame, event) => <EventView {...frame} event={event} offer={event.offer} />,
  node: eventNode,
});

export const generateMetadata = screen.generateMetadata;
export default screen.page;
