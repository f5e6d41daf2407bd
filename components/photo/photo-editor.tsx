"use client";

import { useTranslations } from "next-intl";
import { useRef, useState } from "react";
import { FieldError, FieldHint, fieldWiring } from "@/components/form/field";
import { Button } from "@/components/ui/button";
import type { ButtonSize } from "@/components/ui/button-style";
import type { Language } from "@/lib/shared/languages";
import type { Result } from "@/lib/shared/result";
import type { CallFailure } from "@/lib/web/api/call-failure";
import { showConfirm } from "@/lib/web/runtime/dialogs";
import { failureSentence } from "@/lib/web/runtime/failure-sentence";
import { toastBar } from "@/lib/web/runtime/toasts";
import { useOnce } from "@/lib/web/runtime/use-once";
import { type Crop, photoSize, wholeCrop } from "./crop";
import { CropTools } from "./crop-tools";
import { drawnFile, fileFault, type PictureFault, photoMegabytes } from "./photo-file";
import { PhotoFrame } from "./photo-frame";
import { PhotoInput } from "./photo-input";
import { usePicture } from "./use-picture";

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

/** A person's photo: chosen, cropped to a square and uploaded, or removed. It is saved at once, apart from any form. */
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

type PhotoSquareProps = {
  id: string;
  picture: ImageBitmap;
  crop: Crop;
  size: ButtonSize;
  isBusy: boolean;
  onCrop: (crop: Crop) => void;
  onSend: () => void;
  onGiveUp: () => void;
};

/** A chosen picture, of which a square becomes the photo. */
function PhotoSquare({ id, picture, crop, size, isBusy, onCrop, onSend, onGiveUp }: PhotoSquareProps) {
  const t = useTranslations("photo");
  const common = useTranslations("common");
  return (
    <section aria-label={t("cropTitle")} className="mt-6 border-t-3 border-heading bg-sheet px-5 py-6">
      <h3 className="mb-4 text-group font-semibold">{t("cropTitle")}</h3>
      <CropTools id={id} picture={picture} to={photoSize} crop={crop} onCrop={onCrop} />
      <div className="mt-6 flex flex-wrap gap-3">
        <Button size={size} isBusy={isBusy} busyText={t("sending")} onClick={onSend}>
          {t("send")}
        </Button>
        <Button variant="outline" size={size} onClick={onGiveUp}>
          {common("cancel")}
        </Button>
      </div>
    </section>
  );
}

type Chosen = { file: File; crop: Crop };
type Answer = Promise<Result<{ imageUrl: string | null }, CallFailure>>;
/** A fault of the file, or the server's sentence. */
type PhotoProblem = { fault: PictureFault } | { message: string };
/** The call that saves a person's photo. */
type PhotoCalls = { send: (file: File) => Answer; remove: () => Answer };
type Options = {
  calls: PhotoCalls;
  language: Language;
  onChanged: (news: "saved" | "removed", imageUrl: string | null) => void;
};

/** Choosing, cropping, sending and taking away the photo of a person (domain.md A3, Y7). */
function usePhoto({ calls, language, onChanged }: Options) {
  const { run, isBusy } = useOnce();
  const [chosen, setChosen] = useState<Chosen | null>(null);
  const [problem, setProblem] = useState<PhotoProblem | null>(null);
  const { picture, isBroken } = usePicture(chosen?.file ?? null);

  const choose = (file: File) => {
    if (isBusy) return;
    const fault = fileFault(file, photoMegabytes * 1024 * 1024);
    setProblem(fault && { fault });
    if (!fault) setChosen({ file, crop: wholeCrop });
  };

  const send = () =>
    run(async () => {
      const file = chosen && picture && (await drawnFile(picture, photoSize, chosen.crop, "photo"));
      if (!file) return setProblem({ fault: "broken" });
      setProblem(null);
      const answer = await calls.send(file);
      if (!answer.ok) return setProblem({ message: await failureSentence(answer.failure, language) });
      setChosen(null);
      onChanged("saved", answer.value.imageUrl);
    });

  const remove = () =>
    run(async () => {
      setProblem(null);
      setChosen(null);
      const answer = await calls.remove();
      if (answer.ok) onChanged("removed", null);
      else setProblem({ message: await failureSentence(answer.failure, language) });
    });

  return {
    chosen: chosen && picture && { picture, crop: chosen.crop },
    problem: problem ?? (isBroken ? ({ fault: "broken" } as const) : null),
    isBusy,
    choose,
    send,
    remove,
    crop: (crop: Crop) => setChosen((now) => now && { ...now, crop }),
    giveUp: () => setChosen(null),
  };
}
