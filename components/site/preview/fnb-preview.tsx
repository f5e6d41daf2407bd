import { FoodMenu } from "@/components/site/guide/food-menu";
import { readMoney } from "@/lib/shared/money/money";
import { fnbBoardOf } from "@/lib/web/boards/fnb";
import { previewed, previewPicture } from "@/lib/web/previews/previewed";
import { getCodeNames } from "@/lib/web/queries/code-names";
import type { PreviewProps } from "./preview-props";

/** A dish as it will stand on the card of its outlet; what its language leaves out the club's own words say. */
export async function FnbPreview({ preview, club, scene }: PreviewProps) {
  const { draft, language, text } = previewed(fnbBoardOf(club.formats), preview, scene);
  const { outlet, allergens, isRecommended, isSoldOut, spicy, season } = draft;
  const own = draft.texts[scene.defaultLanguage];
  const names = await getCodeNames("fnbOutlets", scene.language);
  const dish = {
    ...{ fnbIdx: 0, order: 0, outlet, isRecommended, isSoldOut, spicy, season, language },
    allergens: [...allergens],
    isVisible: true,
    outletName: names.get(outlet) ?? outlet,
    name: text.name,
    category: text.category || own.category,
    description: text.description || own.description,
    originInfo: text.originInfo || own.originInfo,
    price: readMoney(draft.price, club.formats) ?? 0,
    imageUrl: previewPicture(preview, "image"),
  };
  return (
    <div className="page-width pt-14 pb-32">
      <FoodMenu club={club} dishes={[dish]} />
    </div>
  );
}
