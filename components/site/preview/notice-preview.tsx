import { NoticeView } from "@/components/site/notices/notice-view";
import { noticeBoard } from "@/lib/web/boards/notice";
import { previewFiles } from "@/lib/web/previews/files";
import { previewed } from "@/lib/web/previews/previewed";
import type { PreviewProps } from "./preview-props";

/** A notice as it will stand on the site. */
export function NoticePreview({ preview, club, scene, now }: PreviewProps) {
  const { draft, language, text } = previewed(noticeBoard, preview, scene);
  const notice = {
    ...text,
    noticeIdx: 0,
    isTop: draft.isTop,
    createdAt: now.toISOString(),
    viewCount: 0,
    files: previewFiles(preview),
    prev: null,
    next: null,
    languages: [language],
    language,
  };
  return <NoticeView club={club} language={scene.language} notice={notice} />;
}
