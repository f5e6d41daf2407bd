"use client";

import { useTranslations } from "next-intl";
import { PhotoEditor } from "@/components/photo/photo-editor";
import { photoMegabytes } from "@/components/photo/photo-file";
import type { MemberInfo } from "@/lib/contract/accounts/members";
import { call } from "@/lib/web/api/browser";
import type { AccountPlace } from "../place";

type Props = { info: MemberInfo; place: AccountPlace; onChanged: () => void };

/** The member's own photo (domain.md Y7). */
export function OwnPhoto({ info, place, onChanged }: Props) {
  const t = useTranslations("account.photo");
  const { memberIdx } = info;
  const params = { id: String(memberIdx) };
  return (
    <PhotoEditor
      id="photo"
      imageUrl={info.imageUrl}
      name={info.name}
      language={place.language}
      calls={{
        send: (file) =>
          call("POST /info/{id}/photos", { params, body: { memberIdx }, files: [file] }, { handled: true }),
        remove: () => call("DELETE /info/{id}/photos", { params }, { handled: true }),
      }}
      texts={{
        hint: t("hint", { megabytes: photoMegabytes }),
        removeText: t("removeText"),
        saved: t("saved"),
        removed: t("removed"),
      }}
      size="medium"
      onChanged={onChanged}
    />
  );
}
