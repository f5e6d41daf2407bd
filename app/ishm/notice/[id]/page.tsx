import { notFound } from "next/navigation";
import { NoticeEditorView } from "@/components/ishm/notices/notice-editor-view";

type Props = { params: Promise<{ id: string }> };

export default async function NoticePage({ params }: Props) {
  const { id } = await params;
  if (!/^[1-9]\d{0,14}$/.test(id)) notFound();
  return <NoticeEditorView noticeIdx={Number(id)} />;
}
