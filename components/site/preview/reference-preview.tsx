import { ReferenceView } from "@/components/site/community/reference-view";
import { linkText } from "@/lib/contract/boards/board-shapes";
import { referenceType } from "@/lib/contract/boards/references";
import { readMoney } from "@/lib/shared/money/money";
import { isProduct, referenceBoardOf } from "@/lib/web/boards/reference";
import { previewFiles } from "@/lib/web/previews/files";
import { previewed, previewPicture } from "@/lib/web/previews/previewed";
import { getCodeNames } from "@/lib/web/queries/code-names";
import type { PreviewProps } from "./preview-props";

/** A paper or a product as it will stand on the site. */
export async function ReferencePreview({ preview, club, scene, now }: PreviewProps) {
  const { draft, language, text } = previewed(referenceBoardOf(club.formats), preview, scene);
  const types = await getCodeNames("referenceTypes", scene.language);
  const isForSale = isProduct(draft);
  const reference = {
    ...text,
    ...{ referenceIdx: 0, viewCount: 0, downloadCount: 0, prev: null, next: null },
    type: referenceType.safeParse(draft.type).data ?? "ETC",
    typeName: types.get(draft.type) ?? "",
    price: isForSale ? readMoney(draft.price, club.formats) : null,
    productLink: isForSale ? (linkText.safeParse(draft.productLink).data ?? null) : null,
    imageUrl: previewPicture(preview, "image"),
    createdAt: now.toISOString(),
    files: previewFiles(preview),
    languages: [language],
    language,
  };
  return <ReferenceView club={club} language={scene.language} reference={reference} />;
}
