import { QuestionList } from "@/components/site/guide/question-list";
import { faqBoard } from "@/lib/web/boards/faq";
import { previewed } from "@/lib/web/previews/previewed";
import { getCodeNames } from "@/lib/web/queries/code-names";
import type { PreviewProps } from "./preview-props";

/** A question as it will stand among the others of its type, opened. */
export async function FaqPreview({ preview, club, scene }: PreviewProps) {
  const { draft, language, text } = previewed(faqBoard, preview, scene);
  const { questionType } = draft;
  const names = await getCodeNames("questionTypes", scene.language);
  const item = {
    ...text,
    ...{ faqIdx: 0, order: 0, viewCount: 0, language, questionType },
    questionTypeName: names.get(questionType) ?? questionType,
  };
  return (
    <div className="page-width pt-14 pb-32">
      <QuestionList club={club} questions={[item]} isOpen />
    </div>
  );
}
