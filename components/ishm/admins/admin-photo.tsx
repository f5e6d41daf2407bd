"use client";

import { useTranslations } from "next-intl";
import { PhotoEditor } from "@/components/photo/photo-editor";
import { photoMegabytes } from "@/components/photo/photo-file";
import { PhotoFrame } from "@/components/photo/photo-frame";
import { call } from "@/lib/web/api/browser";
import { useOffice } from "../frame/root/office-context";

type Props = {
  adminIdx: number;
  imageUrl: string | null;
  name: string;
  canChange: boolean;
  onChanged: (imageUrl: string | null) => void;
};

/** The photo of an admin, the own one or that of another account (domain.md A3). It is saved at once. */
export function AdminPhoto({ adminIdx, imageUrl, name, canChange, onChanged }: Props) {
  const t = useTranslations("ishm.admins.photo");
  const { language } = useOffice();
  if (!canChange) return <PhotoFrame imageUrl={imageUrl} name={name} />;
  const params = { id: String(adminIdx) };
  return (
    <PhotoEditor
      id={`admin-photo-${adminIdx}`}
      imageUrl={imageUrl}
      name={name}
      language={language}
      calls={{
        send: (file) => call("POST /admin/{id}/photos", { params, files: [file] }, { handled: true }),
        remove: () => call("DELETE /admin/{id}/photos", { params }, { handled: true }),
      }}
      texts={{
        hint: t("hint", { megabytes: photoMegabytes }),
        removeText: t("removeText"),
        saved: t("saved"),
        removed: t("removed"),
      }}
      size="small"
      onChanged={onChanged}
    />
  );
}
