"use client";

import { useTranslations } from "next-intl";
import { useRef, useState } from "react";
import { FieldError, FieldHint, fieldWiring } from "@/components/form/field";
import { Button } from "@/components/ui/button";
import type { ButtonSize } from "@/components/ui/button-style";
import type { Language } from "@/lib/shared/languages";
import { showConfirm } from "@/lib/web/runtime/dialogs";
import { toastBar } from "@/lib/web/runtime/toasts";
import { photoMegabytes } from "./photo-file";
import { PhotoFrame } from "./photo-frame";
import { PhotoInput } from "./photo-input";
import { PhotoSquare } from "./photo-square";
import { type PhotoCalls, usePhoto } from "./use-photo";

type Props = {
  /** The id of the field; those of its parts begin with it. */
  id: string;
  imageUrl: string | null;
  name: string;
  language: Language;
  calls: PhotoCalls;
  texts: { hint: string; removeText: string; saved: string; removed: string };
  size: ButtonSize;
  onChanged: (imageUrl: string | null) => void;
};

/** A person's photo: chosen, cut to a square, sent; or taken away. It is kept at once, apart from any form around it. */
export function PhotoEditor({ id, imageUrl, name, language, calls, texts, size, onChanged }: Props) {
  const t = useTranslations("photo");
  const common = useTranslations("common");
  const input = useRef<HTMLInputElement>(null);
  const [turn, setTurn] = useState(0);
  const photo = usePhoto({
    calls,
    language,
    onChanged: (news, now) => {
      setTurn((one) => one + 1);
      toastBar(texts[news]);
      onChanged(now);
      input.current?.focus();
    },
  });
  const { chosen, problem } = photo;
  const remove = async () => {
    const isSure = await showConfirm({
      title: t("removeTitle"),
      message: texts.removeText,
      confirm: t("remove"),
      cancel: common("cancel"),
    });
    if (isSure) void photo.remove();
  };
  return (
    <>
      <div className="flex flex-wrap items-center gap-x-8 gap-y-5">
        <PhotoFrame imageUrl={imageUrl} name={name} turn={turn} />
        <div className="min-w-0">
          <div className="flex flex-wrap items-center gap-3">
            <PhotoInput
              ref={input}
              wiring={fieldWiring(id, { hint: texts.hint, error: problem !== null })}
              size={size}
              label={imageUrl ? t("replace") : t("choose")}
              onFile={(file) => photo.choose(file)}
            />
            {imageUrl ? (
              <Button variant="quiet" size={size} onClick={() => void remove()}>
                {t("remove")}
              </Button>
            ) : null}
          </div>
          <FieldHint id={id}>{texts.hint}</FieldHint>
          <div role="alert">
            {problem ? (
              <FieldError id={id}>
                {"fault" in problem
                  ? t(`faults.${problem.fault}`, { megabytes: photoMegabytes })
                  : problem.message}
              </FieldError>
            ) : null}
          </div>
        </div>
      </div>
      {chosen ? (
        <PhotoSquare
          id={id}
          {...chosen}
          size={size}
          isBusy={photo.isBusy}
          onCrop={photo.crop}
          onSend={() => void photo.send()}
          onGiveUp={() => {
            photo.giveUp();
            input.current?.focus();
          }}
        />
      ) : null}
    </>
  );
}
