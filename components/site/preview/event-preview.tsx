import { EventView } from "@/components/site/community/event-view";
import { linkText } from "@/lib/contract/boards/board-shapes";
import { daysBetween } from "@/lib/shared/time/calendar";
import { clubDate } from "@/lib/shared/time/club-time";
import { eventBoard } from "@/lib/web/boards/event";
import { previewed, previewPicture } from "@/lib/web/previews/previewed";
import type { PreviewProps } from "./preview-props";

/** An event as it will stand on the site; a day that is not chosen yet is today. */
export function EventPreview({ preview, club, scene, now }: PreviewProps) {
  const { draft, language, text } = previewed(eventBoard, preview, scene);
  const today = clubDate(now, scene.zone);
  const startDate = draft.startDate || today;
  const endDate = draft.endDate || startDate;
  const event = {
    ...text,
    ...{ eventIdx: 0, startDate, endDate, viewCount: 0, prev: null, next: null },
    ...timeOf(today, startDate, endDate),
    memberTypes: [...draft.memberTypes],
    link: linkText.safeParse(draft.link).data ?? null,
    thumbUrl: previewPicture(preview, "thumb"),
    languages: [language],
    language,
  };
  return <EventView club={club} language={scene.language} event={event} />;
}

function timeOf(today: string, startDate: string, endDate: string) {
  if (today < startDate) return { progress: "0", dDay: daysBetween(today, startDate) } as const;
  if (today <= endDate) return { progress: "1", dDay: daysBetween(today, endDate) } as const;
  return { progress: "2", dDay: null } as const;
}
