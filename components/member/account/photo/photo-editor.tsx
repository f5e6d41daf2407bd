"use client";

import { useTranslations } from "next-intl";
import { useRef, useState } from "react";
import { Button } from "@/components/ui/button";
import { buttonStyle } from "@/components/ui/button-style";
import type { MemberInfo } from "@/lib/contract/members";
import { showConfirm } from "@/lib/web/runtime/dialogs";
import { toastBar } from "@/lib/web/runtime/toasts";
import type { AccountPlace } from "../place";
import { Refusal } from "../refusal";
import { CropControls } from "./crop-controls";
import { CropFrame } from "./crop-frame";
import { photoMegabytes, photoTypes } from "./photo-file";
import { PhotoFrame } from "./photo-frame";
import { usePhoto } from "./use-photo";

type Props = { info: MemberInfo; place: AccountPlace; onChanged: () => void };

/** The own photo: chosen, cut to a square, sent; or taken away. It is kept at once, apart from the form below. */
export function PhotoEditor({ info, place, onChanged }: Props) {
  const t = useTranslations("account.photo");
  const common = useTranslations("common");
  const input = useRef<HTMLInputElement>(null);
  const [turn, setTurn] = useState(0);
  const photo = usePhoto({
    memberIdx: info.memberIdx,
    language: place.language,
    onChanged: (news) => {
      setTurn((one) => one + 1);
      toastBar(t(news));
      onChanged();
      input.current?.focus();
    },
  });
  const { chosen, problem } = photo;
  const remove = async () => {
    const isSure = await showConfirm({
      title: t("removeTitle"),
      message: t("removeText"),
      confirm: t("remove"),
      cancel: common("cancel"),
    });
    if (isSure) void photo.remove();
  };
  return (
    <>
      <div className="flex flex-wrap items-center gap-x-8 gap-y-5">
        <PhotoFrame imageUrl={info.imageUrl} name={info.name} turn={turn} />
        <div>
          <div className="flex flex-wrap items-center gap-3">
            <label
              className={buttonStyle(
                "outline",
                "medium",
                "cursor-pointer has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus",
              )}
            >
              {info.imageUrl ? t("replace") : t("choose")}
              <input
                ref={input}
                id="photo"
                type="file"
                accept={photoTypes.join(",")}
                aria-describedby="photo-hint"
                className="visually-hidden"
                onChange={(event) => {
                  const [file] = event.target.files ?? [];
                  // So that the same file can be chosen again.
                  event.target.value = "";
                  if (file) void photo.choose(file);
                }}
              />
            </label>
            {info.imageUrl ? (
              <Button variant="quiet" onClick={() => void remove()}>
                {t("remove")}
              </Button>
            ) : null}
          </div>
          <p id="photo-hint" className="mt-2 text-caption text-ink-3">
            {t("hint", { megabytes: photoMegabytes })}
          </p>
          <Refusal>
            {problem && "fault" in problem
              ? t(`faults.${problem.fault}`, { megabytes: photoMegabytes })
              : problem?.message}
          </Refusal>
        </div>
      </div>
      {chosen ? (
        <section aria-label={t("cropTitle")} className="mt-6 border-t-3 border-heading bg-sheet px-5 py-6">
          <h3 className="mb-4 text-group font-semibold">{t("cropTitle")}</h3>
          <div className="flex flex-wrap gap-x-8 gap-y-5">
            <div className="w-full max-w-80">
              <CropFrame picture={chosen.picture} crop={chosen.crop} hintId="crop-hint" onCrop={photo.crop} />
              <p id="crop-hint" className="mt-2 text-caption text-ink-3">
                {t("frameHint")}
              </p>
            </div>
            <CropControls size={chosen.picture} crop={chosen.crop} onCrop={photo.crop} />
          </div>
          <div className="mt-6 flex flex-wrap gap-3">
            <Button isBusy={photo.isBusy} busyText={t("sending")} onClick={() => void photo.send()}>
              {t("send")}
            </Button>
            <Button
              variant="outline"
              onClick={() => {
                photo.giveUp();
                input.current?.focus();
              }}
            >
              {common("cancel")}
            </Button>
          </div>
        </section>
      ) : null}
    </>
  );
}
